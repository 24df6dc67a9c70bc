import { Container } from '@/components/ui/container';
import { LateImage } from '@/components/ui/late-image';
import { SiteLink } from '@/components/ui/site-link';
import { servicePath } from '@/content/paths';
import type { HomePage } from '@/content/schemas/pages/home';
import type { Service } from '@/content/schemas/service';

interface ServiceIndexProps {
  page: HomePage['services'];
  services: readonly Service[];
}

/** The names of all services in large type, with their drawings woven in between. */
export function ServiceIndex({ page: { heading, text }, services }: ServiceIndexProps) {
  return (
    <section aria-labelledby="HandOver" className="border-t border-line">
      <Container className="py-section">
        <div className="grid gap-6 lg:grid-cols-12">
          <h2 id="HandOver" className="text-subheading font-semibold lg:col-span-4">
            {heading}
          </h2>
          <p className="max-w-prose text-muted lg:col-span-8">{text}</p>
        </div>
        <ul className="mt-12 flex flex-wrap gap-8">
          {services.map(({ id, icon, title }) => (
            <li key={id}>
              <SiteLink
                href={servicePath(id)}
                className="flex flex-wrap items-center gap-3 text-heading font-semibold tracking-tight hover:text-accent"
              >
                <span className="h-16 w-24 shrink-0">
                  <LateImage src={`/art/damask-${icon}.svg`} width={96} height={64} />
                </span>
                <span className="min-w-32 grow basis-32">{title}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
