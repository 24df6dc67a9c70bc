import { Container } from '@/components/ui/container';
import type { PricingPage } from '@/content/schemas/pages';

/** How long projects of each size take, as the table it is. */
export function Timelines({ heading, lead, columns, rows }: PricingPage['timelines']) {
  return (
    <section aria-labelledby="timelines" className="bg-surface-raised">
      <Container className="grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="timelines" className="text-heading font-semibold tracking-tight">
            {heading}
          </h2>
          <p className="mt-4 text-muted">{lead}</p>
        </div>
        <div className="@container self-start lg:col-span-8">
          <table className="w-full border-t-2 border-ink text-left">
            <thead className="text-small text-muted">
              <tr className="border-b border-line">
                <th scope="col" className="py-3 pr-4 font-medium">
                  {columns.size}
                </th>
                <th scope="col" className="py-3 pr-4 font-medium">
                  {columns.duration}
                </th>
                <th scope="col" className="py-3 font-medium">
                  {columns.example}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ size, duration, example }) => (
                <tr key={size} className="border-b border-line align-baseline">
                  <th
                    scope="row"
                    className="py-4 pr-4 font-semibold @min-[20rem]:whitespace-nowrap"
                  >
                    {size}
                  </th>
                  <td className="py-4 pr-4 font-semibold whitespace-nowrap text-accent tabular-nums">
                    {duration}
                  </td>
                  <td className="py-4 text-muted">{example}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Container>
    </section>
  );
}
