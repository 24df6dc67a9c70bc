import { AuthorProfile } from './author-profile';
import { ArticleEntries } from './article-entries';
import { listHeading } from './list-heading';
import { ListPages } from './list-pages';
import { Picture } from '@/components/pictures/picture';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { Container } from '@/components/ui/container';
import type { JournalPage } from '@/content/model/journal-pages';
import type { Page } from '@/content/model/pages';
import type { Author } from '@/content/model/schemas/authors';

interface AuthorPageProps extends Page<'blog'> {
  page: JournalPage;
  author: Author;
}

/** A person who writes, and their articles, the newest first. */
export function AuthorPage({ route, copy, page, author }: AuthorPageProps) {
  const { name, role, text, profile, image } = author;
  return (
    <WholePage route={route} copy={{ next: copy.next }}>
      <PageIntro
        route={route}
        intro={{ eyebrow: role, heading: listHeading(name, page, copy), lead: text }}
      >
        {image && (
          <Picture id="AuthorPicture" image={image} place="portrait" className="mt-6 w-24" />
        )}
        <AuthorProfile profile={profile} more={copy.author.more} className="mt-6" />
      </PageIntro>
      <Container className="pb-section">
        <ArticleEntries articles={page.articles} labels={copy} level="h2" />
      </Container>
      <ListPages page={page} labels={copy.pages} />
    </WholePage>
  );
}
