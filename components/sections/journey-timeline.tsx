import { WeaveBand } from '@/components/art/weave-band';
import { ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { findRouteOf } from '@/content/routes';
import type { JourneyEntry } from '@/content/schemas/collections';

interface JourneyTimelineProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  entries: readonly JourneyEntry[];
  /** Text of the link to all years. */
  action: string;
}

/**
 * Years along a stitched band across the full width of the page, and a link to the page of all
 * years, unless that has been taken away.
 */
export function JourneyTimeline({ id, heading, entries, action }: JourneyTimelineProps) {
  const path = findRouteOf('milestones')?.path;
  return (
    <section aria-labelledby={id}>
      <Container>
        <h2 id={id} className="text-heading font-semibold tracking-tight">
          {heading}
        </h2>
      </Container>
      <WeaveBand seed="journey" className="my-10 aspect-25/1 min-h-12 w-full" />
      <Container className="@container pb-section">
        <ol className="grid gap-x-6 gap-y-10 @3xs:grid-cols-2 @2xl:grid-cols-4">
          {entries.map(({ year, title }) => (
            <li
              key={year}
              className="relative pt-4 before:absolute before:start-0 before:-top-10 before:hidden before:h-10 before:w-1 before:bg-accent @2xl:before:block"
            >
              <p className="text-display font-semibold tracking-tight tabular-nums">{year}</p>
              <p className="mt-1 text-muted">{title}</p>
            </li>
          ))}
        </ol>
        {path && (
          <ActionLink href={path} className="mt-10 text-accent">
            {action}
          </ActionLink>
        )}
      </Container>
    </section>
  );
}
