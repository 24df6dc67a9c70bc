import type { Article } from '@/content/model/schemas/article';
import type { Author } from '@/content/model/schemas/authors';

/** With fewer articles, a page about their author would say little. */
export const ARTICLES_FOR_A_PAGE = 3;

/**
 * @returns the person who wrote an article; undefined if its author is a role
 * @param authors those of `authors.yaml`; none without that file
 */
export function personOf(
  { author }: Pick<Article, 'author'>,
  authors: readonly Author[] = [],
): Author | undefined {
  return authors.find(({ id }) => id === author);
}

/** @returns the ids of the authors who have a page of their own */
export function idsWithPages(
  articles: readonly Pick<Article, 'author'>[],
  ids: readonly string[] = [],
): string[] {
  return ids.filter(
    (id) => articles.filter(({ author }) => author === id).length >= ARTICLES_FOR_A_PAGE,
  );
}
