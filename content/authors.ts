import type { Article } from '@/content/schemas/article';
import type { Author } from '@/content/schemas/authors';

/** With fewer articles, a page about their author would say little. */
const ARTICLES_FOR_A_PAGE = 3;

/** @returns the person who wrote an article; undefined if its author is a role */
export function personOf(
  { author }: Pick<Article, 'author'>,
  authors: readonly Author[] = [],
): Author | undefined {
  return authors.find(({ id }) => id === author);
}

/** @returns the article with which an author gets a page; undefined if they have too few */
function articleWithPage<Written extends Pick<Article, 'author'>>(
  id: string,
  articles: readonly Written[],
): Written | undefined {
  return articles.filter(({ author }) => author === id)[ARTICLES_FOR_A_PAGE - 1];
}

/** @returns the ids of the authors who have a page of their own */
export function idsWithPages(
  articles: readonly Pick<Article, 'author'>[],
  ids: readonly string[] = [],
): string[] {
  return ids.filter((id) => articleWithPage(id, articles) !== undefined);
}

/**
 * @param articles with the time at which each appears; Infinity for one that does not
 * @returns the time at which an author's page appears; undefined if they have too few articles
 */
export function firstPageOf(
  id: string,
  articles: readonly (Pick<Article, 'author'> & { appears: number })[],
): number | undefined {
  const inOrder = articles.toSorted((a, b) => a.appears - b.appears);
  return articleWithPage(id, inOrder)?.appears;
}
