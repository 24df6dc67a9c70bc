import { Container } from '@/components/ui/container';
import { Paragraph } from '@/components/ui/prose';

/** The text of a list that has no articles. */
export function NoArticle({ text }: { text: string }) {
  return (
    <Container className="pb-section">
      <div className="border-t-2 border-ink pt-8">
        <Paragraph className="max-w-prose text-lead" text={text} />
      </div>
    </Container>
  );
}
