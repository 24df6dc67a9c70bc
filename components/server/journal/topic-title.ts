import 'server-only';
import { blogPage } from '@/content/pages/blog';
import type { Article } from '@/content/schemas/article';

/** What the journal calls the topic of an article. */
export function topicTitle({ topic }: Pick<Article, 'topic'>): string {
  return blogPage.topics.find(({ id }) => id === topic)?.title ?? topic;
}
