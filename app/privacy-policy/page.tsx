import { pageMetadata } from '@/components/seo/metadata';
import { LegalNotice } from '@/components/sections/legal-notice';
import { StructuredData } from '@/components/sections/structured-data';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const privacyPolicyPage = content['pages/privacy-policy'];

const route = routeOf('privacy-policy');

export const metadata = pageMetadata(route);

export default function PrivacyPolicyPage() {
  return (
    <>
      <StructuredData route={route} />
      <LegalNotice route={route} {...privacyPolicyPage} />
    </>
  );
}
