import { listHeading } from './list-heading';
import { ListPages } from './list-pages';
import { NoArticle } from './no-article';
import { Subscribe } from './subscribe';
import { TopicLinks, TOPICS } from './topic-links';
import { TopicSection } from './topic-section';
import { feedPaths } from '@/components/journal/feed-paths';
import { Island } from '@/components/islands/island';
import { WholePage } from '@/components/pages/whole-page';
import { PageIntro } from '@/components/sections/page-intro';
import { linkForIsland } from '@/components/seo/languages';
import { topicsWithArticles } from '@/content/model/journal';
import type { JournalPage } from '@/content/model/journal-pages';
import type { Page } from '@/content/model/pages';
import { SEARCH_INDEX } from '@/content/model/paths';
import { pathOf } from '@/content/model/routes';

interface JournalIndexProps extends Page<'blog'> {
  page: JournalPage;
}

const formats = ['atom', 'json'] as const;

/** A page of the journal's index: its articles by topic, the newest first, and the feeds. */
export function JournalIndex({ route, copy, page }: JournalIndexProps) {
  const { intro, subscribe, search } = copy;
  return (
    <WholePage route={route} copy={page.number === 1 ? copy : { next: copy.next }}>
      <PageIntro
        route={route}
        intro={{ ...intro, heading: listHeading(intro.heading, page, copy) }}
      >
        {page.number === 1 && page.count > 1 && (
          <Island
            name="journal-search"
            props={{
              id: 'JournalSearch',
              labels: search,
              indexPath: SEARCH_INDEX,
              contactPath: linkForIsland(pathOf('contact')),
              topicsId: TOPICS,
            }}
          />
        )}
        {page.count > 1 && <TopicLinks label={copy.topic.all} topics={topicsWithArticles()} />}
      </PageIntro>
      {page.articles.length === 0 && <NoArticle text={copy.empty} />}
      {copy.topics.map((topic) => (
        <TopicSection
          key={topic.id}
          topic={topic}
          articles={page.articles.filter((article) => article.topic === topic.id)}
          labels={copy}
        />
      ))}
      <ListPages page={page} labels={copy.pages} />
      <Subscribe
        {...subscribe}
        feeds={formats.map((format) => ({ href: feedPaths[format], label: subscribe[format] }))}
      />
    </WholePage>
  );
}
