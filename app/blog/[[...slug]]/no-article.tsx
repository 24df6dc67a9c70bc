import { Container } from '@/components/ui/container';

/** What a list of articles says while there is none. */
export function NoArticle({ text }: { text: string }) {
  return (
    <Container className="pb-section">
      <div className="border-t-2 border-ink pt-8">
        <p className="max-w-prose text-lead">{text}</p>
      </div>
    </Container>
  );
}
