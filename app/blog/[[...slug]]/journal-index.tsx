import { Subscribe } from './subscribe';
import { TopicSection } from './topic-section';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { Container } from '@/components/ui/container';
import { routeOf } from '@/content/routes';
import type { Article } from '@/content/schemas/article';
import { content } from '@/content/loaded';

const blogPage = content['pages/blog'];

const route = routeOf('blog');

/** The index of the journal: its topics with their articles, the newest first, and the feeds. */
export function JournalIndex({ articles }: { articles: readonly Article[] }) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={blogPage.intro} />
      {articles.length === 0 && (
        <Container className="pb-section">
          <div className="border-t-2 border-ink pt-8">
            <p className="max-w-prose text-lead">{blogPage.empty}</p>
          </div>
        </Container>
      )}
      {blogPage.topics.map((topic) => (
        <TopicSection
          key={topic.id}
          topic={topic}
          articles={articles.filter((article) => article.topic === topic.id)}
          labels={blogPage}
        />
      ))}
      <Subscribe {...blogPage.subscribe} />
      <NextStep {...blogPage.next} />
    </>
  );
}
