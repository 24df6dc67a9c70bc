import { Island } from '@/components/islands/island';
import { Container } from '@/components/ui/container';
import type { ServicePage } from '@/content/schemas/pages/service';
import type { Service } from '@/content/schemas/service';

interface ServiceTasksProps {
  service: Service;
  page: ServicePage;
}

/** All tasks by category, and how the work is handed over. */
export function ServiceTasks({ service, page }: ServiceTasksProps) {
  return (
    <section aria-labelledby="categories" className="bg-surface-raised">
      <Container className="py-section">
        <h2 id="categories" className="text-heading font-semibold tracking-tight">
          {page.categoriesHeading}
        </h2>
        <div className="mt-10">
          <Island
            name="category-tabs"
            props={{ categories: service.categories, labels: page.labels }}
          />
        </div>
        <div className="mt-12 grid gap-x-8 gap-y-4 border-t-2 border-ink pt-8 lg:grid-cols-12">
          <h2 className="text-subheading font-semibold tracking-tight lg:col-span-4">
            {page.handoverHeading}
          </h2>
          <p className="max-w-prose text-lead lg:col-span-8">{service.handover}</p>
        </div>
      </Container>
    </section>
  );
}
