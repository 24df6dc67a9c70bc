import { MilestoneRow } from './milestone-row';
import { pageMetadata } from '@/components/server/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { milestones } from '@/content/milestones';
import { milestonesPage } from '@/content/pages/milestones';
import { routeOf } from '@/content/routes';

const route = routeOf('milestones');

export const metadata = pageMetadata(route);

export default function MilestonesPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={milestonesPage.intro} />
      <MilestoneRow labels={milestonesPage.carousel} milestones={milestones} />
      <NextStep {...milestonesPage.next} />
    </>
  );
}
