import clsx from 'clsx/lite';
import { Container } from '@/components/ui/container';
import { Paragraph } from '@/components/ui/prose';

interface ComparisonTableProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  text?: string | undefined;
  /** Headings of the columns. */
  columns: readonly string[];
  /** Cells of each row; the first names the row, the second is what is compared. */
  rows: readonly (readonly string[])[];
  /** Whether what is compared is short, and stays on one line. */
  isShort?: boolean;
}

/** With little room for text the cells of a row are stacked. */
const cell = 'py-4 @max-2xs:block @max-2xs:py-1';

/** A table beside its heading; its second column stands out. */
export function ComparisonTable({
  id,
  heading,
  text,
  columns,
  rows,
  isShort = false,
}: ComparisonTableProps) {
  const last = columns.length - 1;
  return (
    <section aria-labelledby={id} className="bg-surface-raised">
      <Container className="grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
        <div className="with-next lg:col-span-4">
          <h2 id={id} className="text-heading font-semibold tracking-tight">
            {heading}
          </h2>
          {text && <Paragraph className="mt-4 text-muted" text={text} />}
        </div>
        <div className="@container self-start overflow-x-auto lg:col-span-8">
          <table className="w-full border-t-2 border-ink">
            <thead className="with-room text-small text-muted">
              <tr className="border-b border-line">
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={clsx('py-3 font-medium', index < last && 'pe-4')}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, compared, ...others]) => (
                <tr
                  key={name}
                  className="border-b border-line align-baseline @max-2xs:block @max-2xs:py-3"
                >
                  <th scope="row" className={clsx(cell, 'pe-4 font-semibold')}>
                    {name}
                  </th>
                  <td
                    className={clsx(
                      cell,
                      'pe-4 font-semibold text-accent tabular-nums',
                      isShort && 'whitespace-nowrap',
                    )}
                  >
                    {compared}
                  </td>
                  {others.map((text, index) => (
                    <td key={index} className={clsx(cell, 'text-muted')}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Container>
    </section>
  );
}
