import 'server-only';
import { allArticles } from '@/content/loaded';
import type { Article } from '@/content/schemas/article';

/** @returns the articles to publish, newest first */
export function published(all: readonly Article[], withDrafts: boolean): Article[] {
  return all
    .filter(({ draft }) => withDrafts || !draft)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

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
