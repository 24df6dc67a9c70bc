import { Container } from '@/components/ui/container';
import type { JourneyEntry } from '@/content/schemas/collections';

interface JourneyTimelineProps {
  heading: string;
  entries: readonly JourneyEntry[];
}

/** Years along one thread. */
export function JourneyTimeline({ heading, entries }: JourneyTimelineProps) {
  return (
    <section aria-labelledby="journey">
      <Container className="py-section">
        <h2 id="journey" className="text-heading font-semibold tracking-tight">
          {heading}
        </h2>
        <ol className="mt-12 grid gap-10 border-l-4 border-accent pl-8 md:grid-cols-4 md:gap-6 md:border-t-4 md:border-l-0 md:pl-0">
          {entries.map(({ year, title }) => (
            <li
              key={year}
              className="relative before:absolute before:top-2 before:-left-11 before:size-5 before:rounded-full before:border-4 before:border-accent before:bg-surface md:pt-8 md:before:-top-3 md:before:left-0"
            >
              <p className="text-heading font-semibold tabular-nums">{year}</p>
              <p className="mt-1 text-muted">{title}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
