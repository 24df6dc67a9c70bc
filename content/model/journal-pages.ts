import { idsWithPages } from '@/content/model/authors';
import { authorPath, topicPath } from '@/content/model/paths';
import type { Article } from '@/content/model/schemas/article';
import type { Author } from '@/content/model/schemas/authors';
import type { BlogPage, Topic } from '@/content/model/schemas/pages/blog';

/** As many articles as fit on a page whose HTML arrives in one round trip. */
export const ARTICLES_PER_PAGE = 10;

/** @returns whether there are more articles than fit on a page, so that a search helps */
export function hasSearch(articles: readonly unknown[]): boolean {
  return articles.length > ARTICLES_PER_PAGE;
}

/** A page that lists articles: all, or those of a topic or an author. */
export interface JournalPage {
  path: string;
  /** Path of the first page of its list. */
  first: string;
  /** The topic that it is about, if any. */
  topic: Topic | undefined;
  /** The person who wrote its articles, if it is the page of an author. */
  author: Author | undefined;
  /** Its number among the pages of one list, from 1. */
  number: number;
  /** How many pages that list has. */
  count: number;
  /** The articles on it, newest first. */
  articles: readonly Article[];
}

/**
 * @returns the path of a page of a list, such as `/blog/page/2`
 * @param first path of the list's first page
 * @param number of the page, from 1
 */
export function listPagePath(first: string, number: number): string {
  return number === 1 ? first : `${first}/page/${number}`;
}

/** The pages of a list of articles; an empty list has one page, too. */
function pagesOfList(
  first: string,
  articles: readonly Article[],
  { topic, author }: Partial<Pick<JournalPage, 'topic' | 'author'>> = {},
): JournalPage[] {
  const count = Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE));
  return Array.from({ length: count }, (_, index) => ({
    path: listPagePath(first, index + 1),
    first,
    topic,
    author,
    number: index + 1,
    count,
    articles: articles.slice(index * ARTICLES_PER_PAGE, (index + 1) * ARTICLES_PER_PAGE),
  }));
}

/**
 * All pages that list articles: those of the journal, then those of each topic and author.
 *
 * @param articles newest first
 * @param path of the journal
 */
export function listJournalPages(
  articles: readonly Article[],
  { topics }: Pick<BlogPage, 'topics'>,
  path: string,
  authors: readonly Author[] = [],
): JournalPage[] {
  const withPages = idsWithPages(
    articles,
    authors.map(({ id }) => id),
  );
  return [
    ...pagesOfList(path, articles),
    ...topics.flatMap((topic) =>
      pagesOfList(
        topicPath(topic.id),
        articles.filter((article) => article.topic === topic.id),
        { topic },
      ),
    ),
    ...authors
      .filter(({ id }) => withPages.includes(id))
      .flatMap((author) =>
        pagesOfList(
          authorPath(author.id),
          articles.filter((article) => article.author === author.id),
          { author },
        ),
      ),
  ];
}

/** How many page numbers are shown on each side of the current one. */
const NEIGHBOURS = 2;

/**
 * The numbers of the pages that one page links to: the first, the last and those around it.
 *
 * @param number of the page, from 1
 * @param count how many pages there are
 * @returns in order; where two numbers are not consecutive, those between them are left out
 */
export function numbersAround(number: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (other) => other === 1 || other === count || Math.abs(other - number) <= NEIGHBOURS,
  );
}
