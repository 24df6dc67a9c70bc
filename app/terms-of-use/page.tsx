import { pageMetadata } from '@/components/lib/metadata';
import { LegalNotice } from '@/components/sections/legal-notice';
import { termsOfUsePage } from '@/content/pages/legal';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('terms-of-use'));

export default function TermsOfUsePage() {
  return <LegalNotice {...termsOfUsePage} />;
}
