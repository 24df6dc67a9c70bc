import { pageMetadata } from '@/components/lib/metadata';
import { LegalNotice } from '@/components/sections/legal-notice';
import { cookiePolicyPage } from '@/content/pages/legal';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('cookie-policy'));

export default function CookiePolicyPage() {
  return <LegalNotice {...cookiePolicyPage} />;
}
