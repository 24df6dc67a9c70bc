import table from '@/content/model/route-table.json' with { type: 'json' };
import type { RouteStructure } from '@/content/model/schemas/route';

/** Key of a route in the table; services and articles are found by their paths. */
export type RouteKey = keyof typeof table;

/**
 * All routes that are not made from content, in the order of the sitemap. Their titles are in
 * `pages/<key>.yaml`, and `menus.yaml` says which menus list them.
 */
export const routeTable = Object.entries(table).map(([key, route]) => ({
  key,
  ...route,
})) as readonly (RouteStructure & { key: RouteKey })[];

/** Paths of files that routes of the site make; content may link to these files. */
export const generatedFiles = [
  '/blog/atom.xml',
  '/blog/feed.json',
  '/llms.txt',
  '/sitemap.xml',
] as const;

/** Whether a path is below another, as a feed is below the journal and exists only with it. */
export const isBelow = (path: string, above: string) => path.startsWith(`${above}/`);
