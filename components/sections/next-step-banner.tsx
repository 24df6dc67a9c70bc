import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import type { NextStep } from '@/content/model/schemas/pages/shared';
import { Paragraph } from '@/components/ui/prose';

/** The end of a page in the company's colour; like its button, not printed. */
export function NextStepBanner({ id, heading, text, action, link }: NextStep & { id: string }) {
  return (
    <section aria-labelledby={id} className="screen-only bg-accent text-on-accent">
      <Container className="grid items-end gap-6 py-section lg:grid-cols-12">
        <h2 id={id} className="text-display font-semibold tracking-tight lg:col-span-8">
          {heading}
        </h2>
        <div className="lg:col-span-4">
          <Paragraph className="text-lead" text={text} />
          <ButtonLink href={link} variant="inverted" className="mt-8">
            {action}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
