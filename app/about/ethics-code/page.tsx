import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('ethics-code');

export default pageOf('ethics-code', function EthicsCodePage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
