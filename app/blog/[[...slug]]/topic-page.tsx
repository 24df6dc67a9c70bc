import { ArticleEntries } from './article-entries';
import { ListPages } from './list-pages';
import { NoArticle } from './no-article';
import { Subscribe } from './subscribe';
import { listHeading } from './list-heading';
import { Damask } from '@/components/art/damask';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { Container } from '@/components/ui/container';
import type { JournalPage } from '@/content/model/journal-pages';
import { atomPath } from '@/content/model/paths';
import type { Page } from '@/content/model/pages';
import type { Topic } from '@/content/model/schemas/pages/blog';

interface TopicPageProps extends Page<'blog'> {
  page: JournalPage;
  topic: Topic;
}

/** The articles on one topic, the newest first, and its feed. */
export function TopicPage({ route, copy, page, topic }: TopicPageProps) {
  const { title, text, icon } = topic;
  return (
    <WholePage route={route} copy={{ next: copy.next }}>
      <PageIntro
        route={route}
        intro={{ eyebrow: copy.intro.heading, heading: listHeading(title, page, copy), lead: text }}
        art={<Damask icon={icon} size="card" className="w-56 max-w-full lg:w-full" />}
      />
      {page.articles.length === 0 ? (
        <NoArticle text={copy.empty} />
      ) : (
        <Container className="pb-section">
          <ArticleEntries articles={page.articles} labels={copy} level="h2" />
        </Container>
      )}
      <ListPages page={page} labels={copy.pages} />
      <Subscribe
        heading={copy.topic.follow}
        text={copy.topic.followText}
        feeds={[{ href: atomPath(page.first), label: copy.subscribe.atom }]}
      />
    </WholePage>
  );
}
