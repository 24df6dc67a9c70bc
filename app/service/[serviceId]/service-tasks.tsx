import { HandoverNotes } from './handover-notes';
import { Island } from '@/components/islands/island';
import { showOneCategory } from '@/components/islands/category-tabs/show-one-category';
import { EarlyScript } from '@/engine/islands/early-script';
import { Container } from '@/components/ui/container';
import type { ServicePage } from '@/content/model/schemas/pages/service';
import type { Service } from '@/content/model/schemas/service';

interface ServiceTasksProps {
  service: Service;
  page: ServicePage;
}

/** All tasks by category, and beside them how the work is handed over and what to read. */
export function ServiceTasks({ service, page }: ServiceTasksProps) {
  return (
    <div className="bg-surface-raised">
      <Container className="@container pb-section">
        <div className="grid items-start gap-x-12 gap-y-12 @4xl:grid-cols-12">
          <section aria-labelledby="Categories" className="@container pt-section @4xl:col-span-8">
            <h2 id="Categories" className="mb-10 text-heading font-semibold tracking-tight">
              {page.categoriesHeading}
            </h2>
            <Island
              name="category-tabs"
              props={{ categories: service.categories, labels: page.labels }}
            />
            <EarlyScript run={showOneCategory} data={{}} />
          </section>
          <HandoverNotes service={service} page={page} />
        </div>
      </Container>
    </div>
  );
}
