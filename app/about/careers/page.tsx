import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('careers');

export default pageOf('careers', function CareersPage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
