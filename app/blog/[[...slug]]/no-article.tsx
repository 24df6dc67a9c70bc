import { Container } from '@/components/ui/container';
import { Prose } from '@/components/ui/prose';

/** The text of a list that has no articles. */
export function NoArticle({ text }: { text: string }) {
  return (
    <Container className="pb-section">
      <div className="border-t-2 border-ink pt-8">
        <p className="max-w-prose text-lead">
          <Prose text={text} />
        </p>
      </div>
    </Container>
  );
}
