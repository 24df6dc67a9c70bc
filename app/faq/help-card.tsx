import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import type { FaqPage } from '@/content/model/schemas/pages/faq';
import { Paragraph } from '@/components/ui/prose';
import { pathOf } from '@/content/model/routes';

/** A link to the contact page, for visitors who found no answer. */
export function HelpCard({ heading, text, action }: FaqPage['help']) {
  return (
    <section aria-labelledby="Help" className="bg-accent text-on-accent print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-8 py-16">
        <div>
          <h2 id="Help" className="text-heading font-semibold tracking-tight">
            {heading}
          </h2>
          <Paragraph className="mt-3 text-lead" text={text} />
        </div>
        <ButtonLink href={pathOf('contact')} variant="inverted">
          {action}
        </ButtonLink>
      </Container>
    </section>
  );
}
