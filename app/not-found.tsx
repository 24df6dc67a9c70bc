import type { Metadata } from 'next';
import { Damask } from '@/components/art/damask';
import { Container } from '@/components/ui/container';
import { ButtonLink } from '@/components/ui/button-link';
import { documentTitle } from '@/components/seo/metadata';
import { pathOf } from '@/content/routes';
import { content } from '@/content/loaded';

const notFoundPage = content['pages/not-found'];

export const metadata: Metadata = {
  title: documentTitle(notFoundPage.unknownPage.heading),
  description: notFoundPage.unknownPage.text,
  robots: { index: false, follow: true },
};

/**
 * The 404 page. The shell's script redirects to the home page, but for an unknown service shows the
 * second message; without JavaScript every path shows the first one.
 */
export default function NotFoundPage() {
  const { unknownPage, unknownService } = notFoundPage;
  return (
    <Container className="grid items-center gap-12 py-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <section id="UnknownPage" suppressHydrationWarning>
          <h1 className="text-display font-semibold tracking-tight">{unknownPage.heading}</h1>
          <p className="mt-6 max-w-prose text-lead text-muted">{unknownPage.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={pathOf('home')}>{unknownPage.homeAction}</ButtonLink>
            <ButtonLink href={pathOf('services')} variant="secondary">
              {unknownPage.servicesAction}
            </ButtonLink>
          </div>
        </section>
        <section
          id="UnknownService"
          data-title={documentTitle(unknownService.heading)}
          hidden
          suppressHydrationWarning
        >
          <h1 className="text-display font-semibold tracking-tight">{unknownService.heading}</h1>
          <p className="mt-6 max-w-prose text-lead text-muted">{unknownService.text}</p>
          <ButtonLink href={pathOf('services')} className="mt-8">
            {unknownService.action}
          </ButtonLink>
        </section>
      </div>
      <div className="weave-draws lg:col-span-5">
        <Damask icon="torn-page" size="card" className="w-full max-w-md" />
      </div>
    </Container>
  );
}
