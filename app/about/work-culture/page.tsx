import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('work-culture');

export default pageOf('work-culture', function WorkCulturePage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
