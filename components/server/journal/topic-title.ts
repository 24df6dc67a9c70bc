import 'server-only';
import { blogPage } from '@/content/pages/blog';
import type { Article } from '@/content/schemas/article';

/** The title of an article's topic. */
export function topicTitle({ topic }: Pick<Article, 'topic'>): string {
  return blogPage.topics.find(({ id }) => id === topic)?.title ?? topic;
}
