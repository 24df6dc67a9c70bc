import clsx from 'clsx';
import { Container } from '@/components/ui/container';
import type { PricingPage } from '@/content/schemas/pages/pricing';

/** With little room for text the cells of a row are stacked. */
const cell = 'py-4 @max-2xs:block @max-2xs:py-1';

/** A table of the duration of projects by size. */
export function Timelines({ heading, lead, columns, rows }: PricingPage['timelines']) {
  return (
    <section aria-labelledby="Timelines" className="bg-surface-raised">
      <Container className="grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="Timelines" className="text-heading font-semibold tracking-tight">
            {heading}
          </h2>
          <p className="mt-4 text-muted">{lead}</p>
        </div>
        <div className="@container self-start overflow-x-auto lg:col-span-8">
          <table className="w-full border-t-2 border-ink">
            <thead className="text-small text-muted @max-2xs:hidden">
              <tr className="border-b border-line">
                <th scope="col" className="py-3 pe-4 font-medium">
                  {columns.size}
                </th>
                <th scope="col" className="py-3 pe-4 font-medium">
                  {columns.duration}
                </th>
                <th scope="col" className="py-3 font-medium">
                  {columns.example}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ size, duration, example }) => (
                <tr
                  key={size}
                  className="border-b border-line align-baseline @max-2xs:block @max-2xs:py-3"
                >
                  <th scope="row" className={clsx(cell, 'pe-4 font-semibold')}>
                    {size}
                  </th>
                  <td
                    className={clsx(
                      cell,
                      'pe-4 font-semibold whitespace-nowrap text-accent tabular-nums',
                    )}
                  >
                    {duration}
                  </td>
                  <td className={clsx(cell, 'text-muted')}>{example}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Container>
    </section>
  );
}
