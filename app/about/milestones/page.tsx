import { MilestoneRow } from './milestone-row';
import { metadataOf, pageOf } from '@/components/pages/page-of';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { content } from '@/content/model/loaded';

const { milestones } = content.milestones;

export const metadata = metadataOf('milestones');

export default pageOf('milestones', function MilestonesPage({ route, copy }) {
  return (
    <WholePage route={route} copy={copy}>
      <PageIntro route={route} intro={copy.intro} />
      <MilestoneRow labels={copy.carousel} milestones={milestones} />
    </WholePage>
  );
});
