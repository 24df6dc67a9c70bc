import { pageMetadata } from '@/components/seo/metadata';
import { LegalNotice } from '@/components/sections/legal-notice';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const cookiePolicyPage = content['pages/cookie-policy'];

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
