import { NewsletterForm } from '@/components/sections/newsletter-form';
import { Container } from '@/components/ui/container';
import { Paragraph } from '@/components/ui/prose';
import type { Newsletter } from '@/content/model/schemas/newsletter';

interface NewsletterSectionProps {
  /** Id of the heading. */
  id: string;
  newsletter: Newsletter;
  /** Label of the field that only bots see. */
  trap: string;
}

/** A sign-up for news with its heading; not printed, as it has no use on paper. */
export function NewsletterSection({ id, newsletter, trap }: NewsletterSectionProps) {
  return (
    <section aria-labelledby={id} className="screen-only bg-surface-raised">
      <Container className="py-section">
        <h2 id={id} className="text-heading font-semibold tracking-tight">
          {newsletter.heading}
        </h2>
        <Paragraph className="mt-4 max-w-prose text-lead text-muted" text={newsletter.text} />
        <NewsletterForm name="newsletter" newsletter={newsletter} trap={trap} />
      </Container>
    </section>
  );
}
