import { Damask } from '@/components/art/damask';
import { EarlyScript } from '@/engine/islands/early-script';
import { Island } from '@/components/islands/island';
import { markLinkedService } from '@/components/islands/service-explorer/mark-linked-service';
import { Container } from '@/components/ui/container';
import { EndMark } from '@/components/ui/end-mark';
import { servicePath } from '@/content/model/paths';
import type { ServicesPage } from '@/content/model/schemas/pages/services';
import type { Service } from '@/content/model/schemas/service';

interface ServiceGridProps {
  question: string;
  labels: ServicesPage['explorer'];
  services: readonly Service[];
}

/** Columns of the closed grid by number of services: full rows where possible. */
function columnsFor(count: number): string {
  if (count % 4 === 0) return '@4xl:grid-cols-4';
  if (count % 3 === 0) return '@4xl:grid-cols-3';
  return count % 5 === 0 ? '@4xl:grid-cols-5' : '@4xl:grid-cols-4';
}

/** Rows of the open panel by number of services: it is beside all the cards. */
const panelRows: Record<number, string> = {
  1: '@4xl:row-span-1',
  2: '@4xl:row-span-2',
  3: '@4xl:row-span-3',
  4: '@4xl:row-span-4',
  5: '@4xl:row-span-5',
  6: '@4xl:row-span-6',
  7: '@4xl:row-span-7',
  8: '@4xl:row-span-8',
  9: '@4xl:row-span-9',
  10: '@4xl:row-span-10',
  11: '@4xl:row-span-11',
  12: '@4xl:row-span-12',
};

/** The question, and a card with drawing and title for each service, which opens its tasks. */
export function ServiceGrid({ question, labels, services }: ServiceGridProps) {
  return (
    // Animated cards stick out, which must not make the page scroll sideways.
    <section aria-labelledby="Challenge" className="overflow-x-clip">
      <Container className="@container pb-section">
        <h2 id="Challenge" className="mb-10 text-heading font-semibold tracking-tight">
          {question}
        </h2>
        <EarlyScript
          run={markLinkedService}
          data={{ 'data-ids': services.map(({ id }) => id).join(' ') }}
        />
        {/* With a panel open, the cards share its height, so they wait until all have arrived. */}
        <div className="in-data-linked:shown-whole">
          <Island
            name="service-explorer"
            props={{
              labels,
              layout: {
                columns: columnsFor(services.length),
                panelRows: panelRows[services.length] ?? '@4xl:row-span-12',
              },
              services: services.map(({ id, title, categories }) => ({
                id,
                title,
                categories,
                href: servicePath(id),
              })),
            }}
            slots={Object.fromEntries(
              services.map(({ id, icon }) => [id, <Drawing key={id} icon={icon} />]),
            )}
          />
          <EndMark />
        </div>
      </Container>
    </section>
  );
}

function Drawing({ icon }: Pick<Service, 'icon'>) {
  return (
    <Damask
      icon={icon}
      size="card"
      className="w-full shrink-0 transition-transform duration-300 ease-out group-hover:-translate-y-1 explorer-open:w-16"
    />
  );
}
