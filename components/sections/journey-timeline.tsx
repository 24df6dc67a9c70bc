import { Drawing } from '@/components/art/drawing';
import type { OwnProps } from '@/components/sections/section-props';
import { ActionLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { findRouteOf } from '@/content/model/routes';
import type { JourneyEntry } from '@/content/model/schemas/milestones';

interface JourneyTimelineProps extends OwnProps<'journey'> {
  entries: readonly JourneyEntry[];
}

/**
 * Years along a stitched band across the full width of the page, and a link to the page of all
 * years, unless that has been taken away.
 */
export function JourneyTimeline({ id, section, entries }: JourneyTimelineProps) {
  const path = findRouteOf('milestones')?.path;
  return (
    <section aria-labelledby={id}>
      <Container className="with-next">
        <h2 id={id} className="text-heading font-semibold tracking-tight">
          {section.heading}
        </h2>
      </Container>
      <Drawing name="journey" fills className="my-10 aspect-25/1 min-h-12 w-full" />
      <Container className="@container pb-section">
        {/* Web clippers take an `ol` of short entries for a line about an author. */}
        <dl className="grid gap-x-6 gap-y-10 @3xs:grid-cols-2 @2xl:grid-cols-4">
          {entries.map(({ year, title }) => (
            <div
              key={year}
              className="relative pt-4 @2xl:before:absolute @2xl:before:start-0 @2xl:before:-top-10 @2xl:before:h-10 @2xl:before:w-1 @2xl:before:bg-accent"
            >
              <dt className="text-display font-semibold tracking-tight tabular-nums">{year}</dt>
              <dd className="mt-1 text-muted">{title}</dd>
            </div>
          ))}
        </dl>
        {path && (
          <ActionLink href={path} className="mt-10 text-accent">
            {section.action}
          </ActionLink>
        )}
      </Container>
    </section>
  );
}
