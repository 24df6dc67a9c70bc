import { metadataOf, pageOf } from '@/components/pages/page-of';
import { LegalNotice } from '@/components/sections/legal-notice';
import { StructuredData } from '@/components/sections/structured-data';

export const metadata = metadataOf('terms-of-use');

export default pageOf('terms-of-use', function TermsOfUsePage({ route, copy }) {
  return (
    <>
      <StructuredData route={route} />
      <LegalNotice route={route} {...copy} />
    </>
  );
});
