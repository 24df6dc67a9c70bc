import { MilestoneRow } from './milestone-row';
import { pageMetadata } from '@/components/lib/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { milestones } from '@/content/milestones';
import { milestonesPage } from '@/content/pages/milestones';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('milestones'));

export default function MilestonesPage() {
  return (
    <>
      <PageIntro intro={milestonesPage.intro} />
      <MilestoneRow labels={milestonesPage.carousel} milestones={milestones} />
      <NextStep {...milestonesPage.next} />
    </>
  );
}
