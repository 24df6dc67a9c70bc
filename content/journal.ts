import 'server-only';
import { listJournalPages, type JournalPage } from '@/content/journal-pages';
import { articles, content } from '@/content/loaded';
import { findRouteOf } from '@/content/routes';
import type { Article } from '@/content/schemas/article';

/** The articles of the journal, newest first. */
export { articles };

/** The pages that list articles; none if the journal has been taken away. */
export function journalPages(): JournalPage[] {
  const route = findRouteOf('blog');
  const copy = content['pages/blog'];
  return route && copy
    ? listJournalPages(articles, copy, route.path, content.authors?.authors)
    : [];
}

/** More would compete with the next step below them. */
const FURTHER_ARTICLES = 3;

/** How much two articles have in common: their topic, and each service that both concern. */
function inCommon(one: Article, other: Article): number {
  const services = one.services.filter((id) => other.services.includes(id));
  return services.length + (one.topic === other.topic ? 1 : 0);
}

/**
 * Three other articles to go on with: those first that have most in common with this one, and of
 * those the newest.
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
