import { Container } from '@/components/ui/container';
import { List } from '@/components/ui/list';
import { Paragraph } from '@/components/ui/prose';
import { SiteLink } from '@/components/ui/site-link';
import { fileNote } from '@/content/model/file-note';
import type { FaqWebsiteEntry } from '@/content/model/schemas/faq';

interface FoundPagesProps {
  heading: string;
  entries: readonly FaqWebsiteEntry[];
}

/** The pages of the site that the search finds in addition to the answers. */
export function FoundPages({ heading, entries }: FoundPagesProps) {
  return (
    <section aria-labelledby="Pages" className="bg-surface-raised">
      <Container className="@container py-section">
        <h2 id="Pages" className="text-heading font-semibold tracking-tight">
          {heading}
        </h2>
        <List className="mt-8 grid gap-6 @2xl:grid-cols-3">
          {entries.map(({ id, question, answer, link }) => (
            <li key={id}>
              <SiteLink
                href={link}
                className="font-medium underline decoration-line underline-offset-4 hover:text-accent"
              >
                {question + fileNote(link, question)}
              </SiteLink>
              <Paragraph className="mt-1 text-muted" text={answer} />
            </li>
          ))}
        </List>
      </Container>
    </section>
  );
}
