import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('hiring-guide');

export default pageOf('hiring-guide', function HiringGuidePage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
