import { metadataOf, pageOf } from '@/components/pages/page-of';
import { withBasePath } from '@/content/model/base-path';
import { PageIntro } from '@/components/sections/page-intro';
import { ButtonLink } from '@/components/ui/button-link';
import { pathOf } from '@/content/model/routes';

export const metadata = metadataOf('onboarding-redirect');

/**
 * Redirects by a meta element, because Next's `redirect()` exports a page that is blank without
 * JavaScript.
 */
export default pageOf('onboarding-redirect', function MovedPage({ copy }) {
  const target = pathOf('onboarding-guide');
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${withBasePath(target)}`} />
      <PageIntro intro={copy.intro}>
        <ButtonLink href={target} className="mt-8">
          {copy.action}
        </ButtonLink>
      </PageIntro>
    </>
  );
});
