import { articles } from '@/content/model/journal';
import { articlePath } from '@/content/model/paths';
import { kinds } from '@/e2e/support/island-states';

/** One page of every kind that has islands. */
export const islandPaths = kinds.map(({ path }) => path);

/** One page of every kind: those with islands, one without, and an article. */
export const kindPaths = [
  ...islandPaths,
  '/about',
  ...articles.slice(0, 1).map(({ slug }) => articlePath(slug)),
];
