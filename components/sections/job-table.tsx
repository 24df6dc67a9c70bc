import { ArrowDown } from 'lucide-react';
import { EndMark } from '@/components/ui/end-mark';
import type { SectionOf } from '@/content/model/schemas/sections';

/** A table of the open positions; each links to its description below. */
export function JobTable({ section: { labels, jobs } }: { section: SectionOf<'jobs'> }) {
  return (
    <div className="@container shown-whole pb-section">
      <table className="w-full border-t-4 border-accent">
        <thead className="with-ample-room text-small text-muted">
          <tr>
            <th scope="col" className="py-3 pe-4 font-medium">
              {labels.position}
            </th>
            <th scope="col" className="py-3 pe-4 font-medium">
              {labels.contract}
            </th>
            <th scope="col" className="py-3 font-medium">
              {labels.place}
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ id, title, contract, place }) => (
            <tr key={id} className="border-t border-line align-baseline @max-sm:block @max-sm:pb-4">
              <th scope="row" className="w-1/2 pe-4 @max-sm:block @max-sm:w-auto">
                <a
                  href={`#${id}`}
                  className="group flex min-h-16 items-center gap-3 py-4 text-subheading font-semibold tracking-tight hover:text-accent lg:min-h-24 lg:text-heading"
                >
                  {title}
                  <ArrowDown
                    aria-hidden
                    className="shrink-0 text-muted transition-transform group-hover:translate-y-1 max-sm:hidden print:hidden"
                  />
                </a>
              </th>
              <td className="pe-4 lg:text-lead @max-sm:block">{contract}</td>
              <td className="lg:text-lead @max-sm:block">{place}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <EndMark />
    </div>
  );
}
