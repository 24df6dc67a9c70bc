import { Container } from '@/components/ui/container';

/** The text of a list that has no articles. */
export function NoArticle({ text }: { text: string }) {
  return (
    <Container className="pb-section">
      <div className="border-t-2 border-ink pt-8">
        <p className="max-w-prose text-lead">{text}</p>
      </div>
    </Container>
  );
}
