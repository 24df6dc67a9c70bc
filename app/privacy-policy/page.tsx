import { pageMetadata } from '@/components/lib/metadata';
import { LegalNotice } from '@/components/sections/legal-notice';
import { privacyPolicyPage } from '@/content/pages/legal';
import { routeOf } from '@/content/routes';

export const metadata = pageMetadata(routeOf('privacy-policy'));

export default function PrivacyPolicyPage() {
  return <LegalNotice {...privacyPolicyPage} />;
}
