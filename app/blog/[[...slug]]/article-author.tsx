import { Paragraph } from '@/components/ui/prose';
import { AuthorProfile } from './author-profile';
import { Picture } from '@/components/pictures/picture';
import { Container } from '@/components/ui/container';
import type { Author } from '@/content/model/schemas/authors';

interface ArticleAuthorProps {
  /** The person who wrote the article; undefined if its author is a role. */
  author: Author | undefined;
  /** Text of the link to the author's profile. */
  more: string;
}

/** Who wrote an article, shown below its text. */
export function ArticleAuthor({ author, more }: ArticleAuthorProps) {
  if (!author) return null;
  const { name, role, text, profile, image } = author;
  return (
    <Container className="grid gap-x-8 pb-section lg:grid-cols-12">
      <div className="flex max-w-prose flex-wrap gap-6 border-t border-line pt-8 lg:col-span-8 lg:col-start-5">
        {image && (
          <Picture
            id="ArticleAuthor"
            image={image}
            place="portrait"
            className="w-24 flex-none self-start"
          />
        )}
        <div className="min-w-min grow basis-32">
          <p className="font-semibold">{name}</p>
          <p className="text-muted">{role}</p>
          <Paragraph className="mt-2" text={text} />
          <AuthorProfile profile={profile} more={more} className="mt-1" />
        </div>
      </div>
    </Container>
  );
}
