import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('hire-resources');

export default pageOf('hire-resources', function HireResourcesPage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
