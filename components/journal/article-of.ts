import 'server-only';
import { articles } from '@/content/journal';
import { articlePath } from '@/content/paths';
import type { Article } from '@/content/schemas/article';
import type { Route } from '@/content/schemas/route';

/** @returns the article at a route; undefined for all other pages */
export function articleOf({ path }: Route): Article | undefined {
  return articles.find(({ slug }) => articlePath(slug) === path);
}
