import { MilestoneRow } from './milestone-row';
import { pageMetadata } from '@/components/seo/metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const { milestones } = content.milestones;
const milestonesPage = content['pages/milestones'];

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
