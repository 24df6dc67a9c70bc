import { metadataOf, pageOf } from '@/components/pages/page-of';
import { LegalNotice } from '@/components/sections/legal-notice';
import { StructuredData } from '@/components/sections/structured-data';

export const metadata = metadataOf('cookie-policy');

export default pageOf('cookie-policy', function CookiePolicyPage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <LegalNotice route={route} {...copy} />
    </>
  );
});
