import { pageMetadata } from '@/components/seo/metadata';
import { LegalNotice } from '@/components/sections/legal-notice';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const termsOfUsePage = content['pages/terms-of-use'];

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
