import { metadataOf, pageOf } from '@/components/pages/page-of';
import { LegalNotice } from '@/components/sections/legal-notice';
import { StructuredData } from '@/components/sections/structured-data';

export const metadata = metadataOf('privacy-policy');

export default pageOf('privacy-policy', function PrivacyPolicyPage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <LegalNotice route={route} {...copy} />
    </>
  );
});
