import { pageMetadata } from '@/components/server/seo/metadata';
import { LegalNotice } from '@/components/sections/legal-notice';
import { StructuredData } from '@/components/sections/structured-data';
import { termsOfUsePage } from '@/content/pages/legal';
import { routeOf } from '@/content/routes';

const route = routeOf('terms-of-use');

export const metadata = pageMetadata(route);

export default function TermsOfUsePage() {
  return (
    <>
      <StructuredData route={route} />
      <LegalNotice route={route} {...termsOfUsePage} />
    </>
  );
}
