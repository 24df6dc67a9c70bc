import { MilestoneRow } from './milestone-row';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { Sections } from '@/components/pages/page-of-sections';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { content } from '@/content/model/loaded';

const { milestones } = content.milestones;

export const metadata = metadataOf('milestones');

export default pageOf('milestones', function MilestonesPage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro} />
      <MilestoneRow labels={copy.carousel} milestones={milestones} />
      <Sections route={route} sections={copy.sections} />
      <NextStep {...copy.next} />
    </>
  );
});
