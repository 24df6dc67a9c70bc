import 'server-only';
import { findArticle } from '@/content/model/journal';
import { articlePath } from '@/content/model/paths';
import type { Article } from '@/content/model/schemas/article';
import type { Route } from '@/content/model/schemas/route';

/** @returns the article at a route; undefined for all other pages */
export function articleOf({ path }: Route): Article | undefined {
  const folder = articlePath('');
  return path.startsWith(folder) ? findArticle(path.slice(folder.length)) : undefined;
}
