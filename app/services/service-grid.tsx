import { WeaveMark } from '@/components/art/weave-mark';
import { Container } from '@/components/ui/container';
import { SiteLink } from '@/components/ui/site-link';
import { servicePath } from '@/content/routes';
import type { Service } from '@/content/schemas/service';

interface ServiceGridProps {
  question: string;
  services: readonly Service[];
}

/** The question and eight cards with nothing but the title; each leads to its service. */
export function ServiceGrid({ question, services }: ServiceGridProps) {
  return (
    <section aria-labelledby="challenge">
      <Container className="pb-section">
        <h2 id="challenge" className="text-heading font-semibold tracking-tight">
          {question}
        </h2>
        <ul className="mt-10 grid grid-cols-2 gap-3 md:gap-6 lg:grid-cols-4">
          {services.map(({ id, title }) => (
            <li key={id} id={id}>
              <SiteLink
                href={servicePath(id)}
                className="group flex h-full flex-col justify-between gap-8 border border-line bg-surface-raised p-5 transition-colors hover:border-accent md:p-8"
              >
                <WeaveMark seed={id} className="size-16 md:size-24" />
                <h3 className="text-subheading font-semibold tracking-tight hyphens-auto group-hover:text-accent">
                  {title}
                </h3>
              </SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
