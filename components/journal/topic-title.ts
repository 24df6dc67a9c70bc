import 'server-only';
import type { Article } from '@/content/schemas/article';
import { content } from '@/content/loaded';

const blogPage = content['pages/blog'];

/** The title of an article's topic. */
export function topicTitle({ topic }: Pick<Article, 'topic'>): string {
  return blogPage.topics.find(({ id }) => id === topic)?.title ?? topic;
}
