import 'server-only';
import { listJournalPages, type JournalPage } from '@/content/model/journal-pages';
import { articles, content } from '@/content/model/loaded';
import { hasPage, pathOf } from '@/content/model/routes';
import type { Article } from '@/content/model/schemas/article';
import type { Topic } from '@/content/model/schemas/pages/blog';

/** The articles of the journal, newest first. */
export { articles };

const bySlug = new Map(articles.map((article) => [article.slug, article]));

/** @returns the article of this name; undefined if there is none */
export function findArticle(slug: string): Article | undefined {
  return bySlug.get(slug);
}

let pages: JournalPage[] | undefined;

/** The pages that list articles, listed once; none if the journal has been taken away. */
export function journalPages(): JournalPage[] {
  const copy = content['pages/blog'];
  if (!copy || !hasPage('blog')) return [];
  return (pages ??= listJournalPages(articles, copy, pathOf('blog'), content.authors?.authors));
}

/** The topics that articles are on, in the order of the journal's page. */
export function topicsWithArticles(): Topic[] {
  return (content['pages/blog']?.topics ?? []).filter(({ id }) =>
    articles.some(({ topic }) => topic === id),
  );
}

/** More would compete with the next step below them. */
const FURTHER_ARTICLES = 3;

/** How much two articles have in common: their topic, and each service that both concern. */
function inCommon(one: Article, other: Article): number {
  const services = one.services.filter((id) => other.services.includes(id));
  return services.length + (one.topic === other.topic ? 1 : 0);
}

/**
 * Three other articles to read next: first those that have most in common with this one, and among
 * equals the newest.
 *
 * @param all newest first
 */
export function furtherArticles(article: Article, all = articles): Article[] {
  return all
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, common: inCommon(article, other) }))
    .toSorted((a, b) => b.common - a.common)
    .slice(0, FURTHER_ARTICLES)
    .map(({ other }) => other);
}
