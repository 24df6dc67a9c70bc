import { metadataOf, pageOf } from '@/components/pages/page-of';
import { PageOfSections } from '@/components/pages/page-of-sections';

export const metadata = metadataOf('pricing');

export default pageOf('pricing', function PricingPage({ route, copy }) {
  return <PageOfSections route={route} sections={copy.sections} />;
});
