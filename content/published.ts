import type { Article } from '@/content/schemas/article';

/** @returns the articles to publish, newest first */
export function published(all: readonly Article[], withDrafts: boolean): Article[] {
  return all
    .filter(({ draft }) => withDrafts || !draft)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}
