import { ArrowUpRight } from 'lucide-react';
import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { servicePath } from '@/content/routes';
import type { Service } from '@/content/schemas/service';

interface OtherServicesProps {
  heading: string;
  services: readonly Service[];
}

/** Links to the other services. */
export function OtherServices({ heading, services }: OtherServicesProps) {
  return (
    <section aria-labelledby="other-services" className="print:hidden">
      <Container className="grid gap-8 py-section lg:grid-cols-12">
        <h2 id="other-services" className="text-heading font-semibold tracking-tight lg:col-span-4">
          {heading}
        </h2>
        <ul className="divide-y divide-line border-t-2 border-ink lg:col-span-8">
          {services.map(({ id, title }) => (
            <li key={id}>
              <SiteLink
                href={servicePath(id)}
                className="group flex min-h-14 items-center justify-between py-3 text-subheading font-medium tracking-tight hover:text-accent"
              >
                {title}
                <ArrowUpRight
                  aria-hidden
                  className="size-6 text-muted group-hover:text-accent rtl:-scale-x-100"
                />
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
