import { pageMetadata } from '@/components/server/seo/metadata';
import { LegalNotice } from '@/components/sections/legal-notice';
import { StructuredData } from '@/components/sections/structured-data';
import { cookiePolicyPage } from '@/content/pages/legal';
import { routeOf } from '@/content/routes';

const route = routeOf('cookie-policy');

export const metadata = pageMetadata(route);

export default function CookiePolicyPage() {
  return (
    <>
      <StructuredData route={route} />
      <LegalNotice route={route} {...cookiePolicyPage} />
    </>
  );
}
