import type { OwnProps } from '@/components/sections/section-props';
import { Container } from '@/components/ui/container';
import { LateImage } from '@/components/ui/late-image';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';
import { SiteLink } from '@/components/ui/site-link';
import { servicePath } from '@/content/model/paths';
import type { Service } from '@/content/model/schemas/service';

interface ServiceIndexProps extends OwnProps<'services'> {
  services: readonly Service[];
}

/** The names of services in large type, with their drawings woven in between. */
export function ServiceIndex({ id, section: { heading, text }, services }: ServiceIndexProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <Container className="with-next grid gap-6 pt-section lg:grid-cols-12">
        <h2 id={id} className="text-subheading font-semibold lg:col-span-4">
          {heading}
        </h2>
        {text && <Paragraph className="max-w-prose text-muted lg:col-span-8" text={text} />}
      </Container>
      {/* A box of its own: reader views drop one that holds mostly links, with all that is in it. */}
      <Container className="pt-12 pb-section">
        <List className="flex flex-wrap gap-8">
          {services.map(({ id: serviceId, icon, title }) => (
            <li key={serviceId}>
              <SiteLink
                href={servicePath(serviceId)}
                className="flex flex-wrap items-center gap-3 text-heading font-semibold tracking-tight hover:text-accent"
              >
                <span className="h-16 w-24 shrink-0">
                  <LateImage src={`/art/damask-${icon}.svg`} width={96} height={64} />
                </span>
                <span className="min-w-min grow basis-0 wrap-break-word">{title}</span>
              </SiteLink>
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
}
