import type { OwnProps } from '@/components/sections/section-props';
import { Thread, type Piece } from '@/components/sections/thread';
import { ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';
import { SiteLink } from '@/components/ui/site-link';
import type { PricingModel } from '@/content/model/schemas/pricing';

interface PricingLinesProps extends OwnProps<'pricing'> {
  models: readonly PricingModel[];
  idealForLabel: string;
  /** Path of the pricing page. */
  path: string;
  /** @returns the path of a model on the pricing page */
  pathOf: (id: string) => string;
}

/** The thread above a model, in the colours of its card; two colours meet in the middle. */
const threads: Record<PricingModel['gradient'], readonly Piece[]> = {
  blue: [{ colour: 'warp', to: 100 }],
  green: [{ colour: 'weft', to: 100 }],
  both: [
    { colour: 'warp', to: 50 },
    { colour: 'weft', from: 50, to: 100 },
  ],
};

/** Each pricing model as one line: its name, what is paid for, and the first of those it suits. */
export function PricingLines(props: PricingLinesProps) {
  const { id, section, models, idealForLabel, path, pathOf } = props;
  return (
    <section aria-labelledby={id}>
      <Container className="py-section">
        <h2 id={id} className="text-heading font-semibold tracking-tight">
          {section.heading}
        </h2>
        <List>
          {models.map(({ id: modelId, title, description, idealFor: [first], gradient }) => (
            <li key={modelId} className="mt-12">
              <Thread pieces={threads[gradient]} />
              <div className="mt-6 grid gap-3 gap-x-6 lg:grid-cols-12">
                <h3 className="text-heading font-semibold tracking-tight lg:col-span-4">
                  <SiteLink href={pathOf(modelId)} className="hover:text-accent">
                    {title}
                  </SiteLink>
                </h3>
                <Paragraph className="lg:col-span-4" text={description} />
                <p className="lg:col-span-4">
                  <span className="block text-muted">{idealForLabel}</span> {first}
                </p>
              </div>
            </li>
          ))}
        </List>
        <ActionLink href={path} className="mt-12 text-accent">
          {section.action}
        </ActionLink>
      </Container>
    </section>
  );
}
