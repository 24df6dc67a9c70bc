import { Container } from '@/components/ui/container';
import type { ServicePage } from '@/content/schemas/pages';
import type { Service } from '@/content/schemas/service';

interface ServiceTasksProps {
  service: Service;
  page: ServicePage;
}

/** Every task of every category, and how the work is handed over. */
export function ServiceTasks({ service, page }: ServiceTasksProps) {
  return (
    <section aria-labelledby="categories" className="bg-surface-raised">
      <Container className="py-section">
        <h2 id="categories" className="text-heading font-semibold tracking-tight">
          {page.categoriesHeading}
        </h2>
        <div className="mt-10">
          {service.categories.map(({ name, tasks }) => (
            <section
              key={name}
              className="grid gap-x-8 gap-y-4 border-t border-line py-8 lg:grid-cols-12"
            >
              <h3 className="text-subheading font-semibold tracking-tight lg:col-span-4">{name}</h3>
              <ul className="gap-x-12 sm:columns-2 lg:col-span-8">
                {tasks.map((task) => (
                  <li key={task} className="break-inside-avoid py-1.5">
                    {task}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="grid gap-x-8 gap-y-4 border-t-2 border-ink pt-8 lg:grid-cols-12">
          <h2 className="text-subheading font-semibold tracking-tight lg:col-span-4">
            {page.handoverHeading}
          </h2>
          <p className="max-w-prose text-lead lg:col-span-8">{service.handover}</p>
        </div>
      </Container>
    </section>
  );
}
