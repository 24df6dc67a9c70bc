import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('privacy-policy');

export default pageOf('privacy-policy', function PrivacyPolicyPage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
