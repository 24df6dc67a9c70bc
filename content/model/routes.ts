import 'server-only';
import { listMenu } from '@/content/model/list-menu';
import { hasSearch } from '@/content/model/journal-pages';
import {
  articles,
  content,
  facts,
  original,
  pages,
  routes,
  routesElsewhere,
} from '@/content/model/loaded';
import { atomPath, NO_TOPIC, SEARCH_INDEX, servicePath, topicPath } from '@/content/model/paths';
import { generatedFiles, isBelow, routeTable, type RouteKey } from '@/content/model/route-table';
import type { MenuName } from '@/content/model/schemas/in-menus';
import { isOldPath } from '@/content/model/schemas/old-path';
import type { Route } from '@/content/model/schemas/route';
import { fillText } from '@/engine/islands/fill-text';

export { routes };

const byPath = new Map(routes.map((route) => [route.path, route]));
const linked = [...routesElsewhere, ...routes];
const byKey = new Map(linked.map((route) => [route.key, route]));
const byLinkedPath = new Map(linked.map((route) => [route.path, route]));

/**
 * @returns the route at `path`, such as `/about`, without the sub-path of the site; undefined if
 *   there is none
 */
export function findRoute(path: string): Route | undefined {
  return byPath.get(path);
}

/** @returns what a link to `path` leads to; a translation may lack that page */
export function findLinked(path: string): Route | undefined {
  return byLinkedPath.get(path);
}

/**
 * @returns the route named `key`, to which links lead; undefined if its page is missing or hidden
 *   in the default language, too
 */
export function findRouteOf(key: RouteKey): Route | undefined {
  return byKey.get(key);
}

/** @returns whether this language has the page named `key` itself */
export function hasPage(key: RouteKey): boolean {
  const route = findRouteOf(key);
  return route !== undefined && route.language === undefined;
}

/**
 * @returns the route named `key`
 * @throws Error if its page is missing or hidden
 */
export function routeOf(key: RouteKey): Route {
  const found = findRouteOf(key);
  if (!found) throw new Error(`There is no route “${key}”: its page is missing or hidden.`);
  return found;
}

/**
 * @returns the path of the route named `key`, such as `/about`
 * @throws Error if its page is missing or hidden
 */
export function pathOf(key: RouteKey): string {
  return routeOf(key).path;
}

/** The path at which code draws a page of the table, whether or not its file is there. */
export function plannedPath(key: RouteKey): string {
  const planned = routeTable.find((route) => route.key === key);
  return fillText(planned?.path ?? '', facts);
}

/**
 * Paths of pages and files that an owner has taken away or this language lacks, and of an unneeded
 * search index; from the site's root, without the base path.
 */
export function absentPaths(): string[] {
  const absent = routeTable.filter(({ key }) => !hasPage(key));
  const files = absent.flatMap(({ path }) => generatedFiles.filter((file) => isBelow(file, path)));
  const topics = content['pages/blog']?.topics ?? [{ id: NO_TOPIC }];
  const feeds = hasPage('blog') ? [] : topics.map(({ id }) => atomPath(topicPath(id)));
  const search = hasSearch(articles) ? [] : [SEARCH_INDEX];
  // Next exports no route without a page: it has those of the default language.
  const services = content.services.services
    .flatMap(({ id, aliases }) => [id, ...aliases.filter((alias) => !isOldPath(alias))])
    .map(servicePath)
    .filter((path) => !findRoute(path));
  return [...absent.map(({ key }) => plannedPath(key)), ...files, ...feeds, ...search, ...services];
}

/** @returns the route and its ancestors, from the home page down */
export function trailOf(route: Route): Route[] {
  const parent = byKey.get(route.parent ?? 'home');
  return parent && route.key !== 'home' ? [...trailOf(parent), route] : [route];
}

/** A parent page with the pages below it; the first section contains the top-level pages. */
type SiteSection = { key: string; parent?: Route; pages: Route[] };

/** The indexable pages, grouped as visitors would look for them; only the first page of a list. */
export function siteSections(): SiteSection[] {
  const listed = routes.filter(({ inSitemap, continues }) => inSitemap && !continues);
  const byParent = new Map<string | undefined, Route[]>();
  for (const route of listed) {
    // Skips pages above this one that are not in the sitemap of this language.
    const above = trailOf(route)
      .slice(1, -1)
      .filter(({ inSitemap, language }) => inSitemap && language === undefined);
    const key = above.at(-1)?.key;
    const pagesBelow = byParent.get(key) ?? [];
    pagesBelow.push(route);
    byParent.set(key, pagesBelow);
  }
  const below = (key?: string) => byParent.get(key) ?? [];
  const parents = listed.filter(({ key }) => below(key).length > 0);
  const others = (key?: string) => below(key).filter((route) => !parents.includes(route));
  return [
    { key: 'main', pages: others() },
    ...parents.map((parent) => ({ key: parent.key, parent, pages: others(parent.key) })),
  ];
}

/** @returns the routes that the menu lists, in its order */
export function routesIn(menu: MenuName): Route[] {
  return listMenu(menu, { content, pages, original }, byKey);
}

/** What a menu calls a page. */
export function menuLabel({ label, menuLabels }: Route, menu: MenuName): string {
  return menuLabels[menu] ?? label;
}
