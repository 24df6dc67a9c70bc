import { Container } from '@/components/ui/container';
import type { SectionOf } from '@/content/schemas/sections';

type QuotationProps = Omit<SectionOf<'quote'>, 'kind'>;

/** What somebody said, in large type, and who it was. */
export function Quotation({ text, name, role, company }: QuotationProps) {
  const details = [role, company].filter(Boolean).join(', ');
  return (
    <div className="bg-surface-raised">
      <Container className="py-section">
        <figure className="border-s-4 border-accent-2 ps-6 lg:ps-12">
          <blockquote className="text-heading font-medium tracking-tight text-balance">
            {/* The marks are those of the page's language. */}
            <p className="before:content-[open-quote] after:content-[close-quote]">{text}</p>
          </blockquote>
          <figcaption className="mt-6">
            <span className="font-semibold">{name}</span>
            {details && <span className="block text-muted">{details}</span>}
          </figcaption>
        </figure>
      </Container>
    </div>
  );
}
