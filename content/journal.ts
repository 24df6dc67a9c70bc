import 'server-only';
import { articles } from '@/content/loaded';
import type { Article } from '@/content/schemas/article';

/** The articles of the journal, newest first. */
export { articles };

/** @returns the articles published before and after this one, if there are any */
export function neighboursOf({ slug }: Article, all = articles) {
  const index = all.findIndex((article) => article.slug === slug);
  return { previous: all[index + 1], next: all[index - 1] };
}
