import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('industries');

export default pageOf('industries', function IndustriesPage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
