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
  return route && copy ? listJournalPages(articles, copy, route.path) : [];
}

/** @returns the articles published before and after this one, if there are any */
export function neighboursOf({ slug }: Article, all = articles) {
  const index = all.findIndex((article) => article.slug === slug);
  return { previous: all[index + 1], next: all[index - 1] };
}
