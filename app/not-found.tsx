import type { Metadata } from 'next';
import { Damask } from '@/components/art/damask';
import { Container } from '@/components/ui/container';
import { ButtonLink } from '@/components/ui/button-link';
import { handleUnknownPage } from '@/components/layout/not-found/handle-unknown-page';
import { documentTitle } from '@/components/seo/metadata';
import { Prose } from '@/components/ui/prose';
import { basePath } from '@/content/model/base-path';
import { pathOf } from '@/content/model/routes';
import { absent, content } from '@/content/model/loaded';
import { plainText } from '@/content/model/reading/inline-markdown';
import { EarlyScript } from '@/engine/islands/early-script';
import { defaultLanguage } from '@/messages/languages';

const notFoundPage = content['pages/not-found'];

export const metadata: Metadata = {
  title: documentTitle(notFoundPage.unknownPage.heading),
  description: plainText(notFoundPage.unknownPage.text),
  robots: { index: false, follow: true },
};

/**
 * The 404 page. Its script redirects to the home page, but for an unknown service shows the
 * second message; without JavaScript every path shows the first one.
 */
export default function NotFoundPage() {
  const { unknownPage, unknownService } = notFoundPage;
  return (
    <Container className="grid items-center gap-12 py-section lg:grid-cols-12">
      {/* A translation may lack its words. */}
      <div
        lang={absent.has('pages/not-found') ? defaultLanguage.code : undefined}
        className="lg:col-span-7"
      >
        <section id="UnknownPage" suppressHydrationWarning>
          <h1 className="text-display font-semibold tracking-tight">{unknownPage.heading}</h1>
          <p className="mt-6 max-w-prose text-lead text-muted">
            <Prose text={unknownPage.text} />
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={pathOf('home')}>{unknownPage.homeAction}</ButtonLink>
            <ButtonLink href={pathOf('services')} variant="secondary">
              {unknownPage.servicesAction}
            </ButtonLink>
          </div>
        </section>
        <section id="UnknownService" className="hidden" suppressHydrationWarning>
          <h1 className="text-display font-semibold tracking-tight">{unknownService.heading}</h1>
          <p className="mt-6 max-w-prose text-lead text-muted">
            <Prose text={unknownService.text} />
          </p>
          <ButtonLink href={pathOf('services')} className="mt-8">
            {unknownService.action}
          </ButtonLink>
        </section>
        <EarlyScript
          run={handleUnknownPage}
          data={{ 'data-base': basePath, 'data-title': documentTitle(unknownService.heading) }}
        />
      </div>
      <div className="weave-draws lg:col-span-5">
        <Damask icon="torn-page" size="card" className="w-full max-w-md" />
      </div>
    </Container>
  );
}
