import { articles, topicsWithArticles } from '@/content/model/journal';
import { articlePath, servicePath, topicPath } from '@/content/model/paths';
import { services } from '@/content/model/services';
import { kinds } from '@/e2e/support/island-states';
import { pages } from '@/e2e/support/site';

/** One page of every kind that has islands. */
export const islandPaths = kinds.map(({ path }) => path);

/** One page of every kind: those with islands, one without, and an article. */
export const kindPaths = [
  ...islandPaths,
  '/about',
  ...articles.slice(0, 1).map(({ slug }) => articlePath(slug)),
];

/** Pages that differ from another one in their texts alone. */
const alike = new Set([
  ...articles.slice(1).map(({ slug }) => articlePath(slug)),
  ...services.slice(1).map(({ id }) => servicePath(id)),
  ...topicsWithArticles()
    .slice(1)
    .map(({ id }) => topicPath(id)),
]);

/** One page of every template, and every page of sections. */
export const distinctPages = pages.filter(({ path, canonical }) => !canonical && !alike.has(path));

/** The page with the most above the fold, and the page with the most script. */
export const FULL_PATHS = ['/', '/contact'];
