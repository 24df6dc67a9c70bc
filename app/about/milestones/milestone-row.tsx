import { WeaveMark } from '@/components/art/weave-mark';
import type { Milestone } from '@/content/schemas/collections';

interface MilestoneRowProps {
  label: string;
  milestones: readonly Milestone[];
}

/** The years in a row that scrolls and snaps to the middle. */
export function MilestoneRow({ label, milestones }: MilestoneRowProps) {
  return (
    <section aria-label={label} className="pb-section">
      <ol
        tabIndex={0}
        aria-label={label}
        className="flex snap-x snap-mandatory scroll-px-gutter gap-6 overflow-x-auto px-gutter pb-6"
      >
        {milestones.map(({ year, title, description }) => (
          <li
            key={year}
            className="flex w-milestone shrink-0 snap-center flex-col border border-line bg-surface-raised p-8"
          >
            <WeaveMark seed={`milestone-${year}`} className="size-24" />
            <p className="mt-8 text-display font-semibold tracking-tight tabular-nums">{year}</p>
            <h2 className="mt-3 text-subheading font-semibold tracking-tight">{title}</h2>
            <p className="mt-3 text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
