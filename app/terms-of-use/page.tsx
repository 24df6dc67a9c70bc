import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('terms-of-use');

export default pageOf('terms-of-use', function TermsOfUsePage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
