import { Picture } from '@/components/pictures/picture';
import { Container } from '@/components/ui/container';
import type { Author } from '@/content/schemas/authors';

/** Who wrote an article, below it: those who have a picture. */
export function ArticleAuthor({ author }: { author: Author | undefined }) {
  if (!author?.image) return null;
  const { name, role, text, image } = author;
  return (
    <Container className="pb-section">
      <div className="flex max-w-prose gap-6 border-t border-line pt-8">
        <Picture
          id="ArticleAuthor"
          image={image}
          place="portrait"
          className="w-24 flex-none self-start"
        />
        <p>
          <span className="block font-semibold">{name}</span>
          <span className="block text-muted">{role}</span>
          <span className="mt-2 block">{text}</span>
        </p>
      </div>
    </Container>
  );
}
