import { ArrowUpRight } from 'lucide-react';
import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { servicePath } from '@/content/paths';
import type { Service } from '@/content/schemas/service';

interface OtherServicesProps {
  heading: string;
  services: readonly Service[];
}

/** Links to the other services, set as one large running text. */
export function OtherServices({ heading, services }: OtherServicesProps) {
  return (
    <section aria-labelledby="OtherServices" className="print:hidden">
      <Container className="py-section">
        <h2 id="OtherServices" className="font-semibold text-accent">
          {heading}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-x-10 gap-y-1">
          {services.map(({ id, title }) => (
            <li key={id}>
              <SiteLink
                href={servicePath(id)}
                className="group inline-flex min-h-14 items-baseline gap-2 py-2 text-heading font-semibold tracking-tight hover:text-accent"
              >
                {title}
                <ArrowUpRight
                  aria-hidden
                  className="size-6 shrink-0 text-muted group-hover:text-accent rtl:-scale-x-100"
                />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
