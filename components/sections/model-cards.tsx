import clsx from 'clsx/lite';
import { Check } from 'lucide-react';
import { contactLink } from '@/components/contact/contact-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';
import { fillText } from '@/engine/islands/fill-text';
import type { PricingModel } from '@/content/model/schemas/pricing';
import type { SectionOf } from '@/content/model/schemas/sections';

interface Labels {
  section: SectionOf<'models'>;
  /** Heading above the list of those whom a model suits. */
  idealForHeading: string;
}

interface ModelCardsProps extends Labels {
  models: readonly PricingModel[];
}

const edges: Record<PricingModel['gradient'], string> = {
  blue: 'from-accent-2 to-accent-2-tint',
  green: 'from-accent to-accent-tint',
  both: 'from-accent-2 to-accent',
};

/** Columns by number of models: full rows where possible. */
const columns: Partial<Record<number, string>> = {
  1: '',
  2: '@4xl:grid-cols-2',
  4: '@4xl:grid-cols-2',
};

/** The models side by side; the featured one has a dark background. */
export function ModelCards({ models, ...labels }: ModelCardsProps) {
  return (
    <Container className="@container pb-section">
      <List
        className={clsx(
          'grid gap-6 print:grid-cols-3 print:gap-4',
          columns[models.length] ?? '@4xl:grid-cols-3',
        )}
      >
        {models.map((model) => (
          <ModelCard key={model.id} {...labels} model={model} />
        ))}
      </List>
    </Container>
  );
}

function ModelCard({ section, idealForHeading, model }: Labels & { model: PricingModel }) {
  const { id, title, description, idealFor, features, gradient, ctaText, featured } = model;
  return (
    <li
      id={id}
      data-tone={featured ? 'night' : undefined}
      className={clsx(
        'relative flex flex-col p-card pt-10 print:px-0 print:pb-0 print:text-small forced-colors:border',
        !featured && 'bg-surface-raised',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'absolute inset-x-0 top-0 h-2 bg-linear-to-r rtl:bg-linear-to-l',
          edges[gradient],
        )}
      />
      {featured && (
        <p className="relative -mt-13 mb-6.5 self-start bg-accent px-3 py-0.5 text-small font-semibold text-on-accent print:-mt-8 print:mb-1.5 print:bg-transparent print:px-0 print:text-accent">
          {section.badge}
        </p>
      )}
      <h2 className="text-subheading font-semibold tracking-tight">{title}</h2>
      <Paragraph className="mt-4 text-muted" text={description} />
      <h3 className="mt-6 font-semibold">{idealForHeading}</h3>
      <List className="mt-2">
        {idealFor.map((item) => (
          <li key={item} className="py-1">
            {item}
          </li>
        ))}
      </List>
      <h3 className="mt-6 font-semibold">{section.featuresHeading}</h3>
      <List className="mt-2 mb-8 grid gap-2 print:mb-0">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0" />
            {feature}
          </li>
        ))}
      </List>
      <ButtonLink
        href={contactLink({
          inquiryType: 'sales',
          message: fillText(section.messageTemplate, { model: title }),
        })}
        variant={featured ? 'primary' : 'secondary'}
        className="mt-auto"
      >
        {ctaText}
      </ButtonLink>
    </li>
  );
}
