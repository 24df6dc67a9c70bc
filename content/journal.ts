import 'server-only';
import { allArticles } from '@/content/loaded';
import { published } from '@/content/published';
import type { Article } from '@/content/schemas/article';

/** The articles of the journal, newest first. */
export const articles: readonly Article[] = published(
  allArticles,
  process.env.NODE_ENV === 'development',
);

/** @returns the articles published before and after this one, if there are any */
export function neighboursOf({ slug }: Article, all = articles) {
  const index = all.findIndex((article) => article.slug === slug);
  return { previous: all[index + 1], next: all[index - 1] };
}
