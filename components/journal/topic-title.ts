import 'server-only';
import type { Article } from '@/content/model/schemas/article';
import { findCopy } from '@/content/model/pages';

/** The title of an article's topic. */
export function topicTitle({ topic }: Pick<Article, 'topic'>): string {
  return findCopy('blog')?.topics.find(({ id }) => id === topic)?.title ?? topic;
}
