import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('cookie-policy');

export default pageOf('cookie-policy', function CookiePolicyPage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
