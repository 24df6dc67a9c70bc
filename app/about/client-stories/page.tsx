import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('client-stories');

export default pageOf('client-stories', function ClientStoriesPage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
