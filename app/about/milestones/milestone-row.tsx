import { useTranslations } from 'next-intl';
import { WeaveMark } from '@/components/art/weave-mark';
import { Island } from '@/components/islands/island';
import type { Milestone } from '@/content/model/schemas/milestones';
import type { MilestonesPage } from '@/content/model/schemas/pages/milestones';
import { Paragraph } from '@/components/ui/prose';

interface MilestoneRowProps {
  labels: MilestonesPage['carousel'];
  milestones: readonly Milestone[];
}

/** The milestones, one card for each year. */
export function MilestoneRow({ labels, milestones }: MilestoneRowProps) {
  const t = useTranslations('slideshow');
  return (
    <Island
      name="milestones-carousel"
      props={{
        labels: { ...labels, roleDescription: t('carousel') },
        years: milestones.map(({ year }) => year),
      }}
      slots={{
        milestones: milestones.map(({ year, title, description }) => (
          <li
            key={year}
            className="relative flex w-milestone shrink-0 snap-center flex-col border border-line bg-surface-raised p-card before:absolute before:end-full before:top-18 before:w-6 before:border-t-6 before:border-accent first:before:w-screen print:w-auto print:before:content-none"
          >
            <WeaveMark seed={`milestone-${year}`} className="size-24" />
            <p className="mt-8 cursor-auto text-display font-semibold tracking-tight tabular-nums">
              {year}
            </p>{' '}
            <h2 className="mt-3 cursor-auto text-subheading font-semibold tracking-tight">
              {title}
            </h2>{' '}
            <Paragraph className="mt-3 cursor-auto text-muted" text={description} />{' '}
          </li>
        )),
      }}
    />
  );
}
