import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('purpose');

export default pageOf('purpose', function PurposePage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
