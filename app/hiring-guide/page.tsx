import { pageMetadata } from '@/components/seo/metadata';
import { withBasePath } from '@/content/base-path';
import { PageIntro } from '@/components/sections/page-intro';
import { ButtonLink } from '@/components/ui/button-link';
import { pathOf, routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const movedPage = content['pages/onboarding-redirect'];

export const metadata = pageMetadata(routeOf('onboarding-redirect'));

/**
 * Redirects by a meta element, because Next's `redirect()` exports a page that is blank without
 * JavaScript.
 */
export default function MovedPage() {
  const target = pathOf('onboarding-guide');
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${withBasePath(target)}`} />
      <PageIntro intro={movedPage.intro}>
        <ButtonLink href={target} className="mt-8">
          {movedPage.action}
        </ButtonLink>
      </PageIntro>
    </>
  );
}
