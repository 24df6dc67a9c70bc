import { ArrowUpRight } from 'lucide-react';
import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { SiteLink } from '@/components/ui/site-link';
import { servicePath } from '@/content/model/paths';
import type { Service } from '@/content/model/schemas/service';

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
        <List className="mt-4 flex flex-wrap gap-x-10 gap-y-1">
          {services.map(({ id, title }) => (
            <li key={id}>
              <SiteLink
                href={servicePath(id)}
                className="group inline-block min-h-14 py-2 pe-8 text-heading font-semibold tracking-tight hover:text-accent"
              >
                {title}
                {/* In the padding the arrow takes no room, so it stays by the last word. */}
                <ArrowUpRight
                  aria-hidden
                  className="ms-2 -me-8 inline-block size-6 align-baseline text-muted group-hover:text-accent rtl:-scale-x-100"
                />
              </SiteLink>
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
}
