import { Subscribe } from './subscribe';
import { TopicSection } from './topic-section';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { Container } from '@/components/ui/container';
import type { Article } from '@/content/schemas/article';
import type { Page } from '@/content/pages';

interface JournalIndexProps extends Page<'blog'> {
  articles: readonly Article[];
}

/** The index of the journal: its topics with their articles, the newest first, and the feeds. */
export function JournalIndex({ route, copy, articles }: JournalIndexProps) {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={copy.intro} />
      {articles.length === 0 && (
        <Container className="pb-section">
          <div className="border-t-2 border-ink pt-8">
            <p className="max-w-prose text-lead">{copy.empty}</p>
          </div>
        </Container>
      )}
      {copy.topics.map((topic) => (
        <TopicSection
          key={topic.id}
          topic={topic}
          articles={articles.filter((article) => article.topic === topic.id)}
          labels={copy}
        />
      ))}
      <Subscribe {...copy.subscribe} />
      <NextStep {...copy.next} />
    </>
  );
}
