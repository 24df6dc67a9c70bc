import { Subscribe } from './subscribe';
import { TopicSection } from './topic-section';
import { journalMetadata } from '@/components/journal/article-metadata';
import { NextStep } from '@/components/sections/next-step';
import { PageIntro } from '@/components/sections/page-intro';
import { StructuredData } from '@/components/sections/structured-data';
import { articles } from '@/content/journal';
import { routeOf } from '@/content/routes';
import { content } from '@/content/loaded';

const blogPage = content['pages/blog'];

const route = routeOf('blog');

export const metadata = journalMetadata(route);

export default function BlogPage() {
  return (
    <>
      <StructuredData route={route} />
      <PageIntro route={route} intro={blogPage.intro} />
      {blogPage.topics.map((topic) => (
        <TopicSection
          key={topic.id}
          topic={topic}
          articles={articles.filter((article) => article.topic === topic.id)}
          readingTime={blogPage.readingTime}
        />
      ))}
      <Subscribe {...blogPage.subscribe} />
      <NextStep {...blogPage.next} />
    </>
  );
}
