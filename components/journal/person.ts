import 'server-only';
import { personOf } from '@/content/model/authors';
import { content } from '@/content/model/loaded';
import { authorPath } from '@/content/model/paths';
import { findRoute } from '@/content/model/routes';
import type { Article } from '@/content/model/schemas/article';
import type { Author } from '@/content/model/schemas/authors';

/** @returns the person who wrote an article; undefined if its author is a role */
export function authorOf(article: Pick<Article, 'author'>): Author | undefined {
  return personOf(article, content.authors?.authors);
}

/** An article's author as readers see it: the name of a person, or a role. */
export function bylineOf(article: Pick<Article, 'author'>): string {
  return authorOf(article)?.name ?? article.author;
}

/** @returns the path of the page of an article's author; undefined if there is no such page */
export function authorPagePath({ author }: Pick<Article, 'author'>): string | undefined {
  return findRoute(authorPath(author))?.path;
}
