import { WeaveSwatch } from '@/components/art/weave-swatch';
import { Island } from '@/components/islands/island';
import { Container } from '@/components/ui/container';
import { servicePath } from '@/content/routes';
import type { ServicesPage } from '@/content/schemas/pages';
import type { Service } from '@/content/schemas/service';

interface ServiceGridProps {
  question: string;
  labels: ServicesPage['explorer'];
  services: readonly Service[];
}

/** The question and eight cards with titles only; each card opens the tasks of its service. */
export function ServiceGrid({ question, labels, services }: ServiceGridProps) {
  return (
    // While cards are animated they stick out, which should not make the page scrollable.
    <section aria-labelledby="challenge" className="overflow-x-clip">
      <Container className="pb-section">
        <h2 id="challenge" className="mb-10 text-heading font-semibold tracking-tight">
          {question}
        </h2>
        <Island
          name="service-explorer"
          props={{
            labels,
            services: services.map(({ id, title, categories }) => ({
              id,
              title,
              categories,
              href: servicePath(id),
            })),
          }}
          slots={Object.fromEntries(services.map(({ id }) => [id, <Drawing key={id} seed={id} />]))}
        />
      </Container>
    </section>
  );
}

function Drawing({ seed }: { seed: string }) {
  return (
    <WeaveSwatch
      seed={seed}
      className="h-24 w-full shrink-0 transition-transform duration-300 ease-out group-hover:-translate-y-1 md:h-44 explorer-open:h-10 sm:explorer-open:w-16"
    />
  );
}
