import 'server-only';
import { listMenu } from '@/content/list-menu';
import { content, pages, routes } from '@/content/loaded';
import type { RouteKey } from '@/content/route-table';
import type { MenuName } from '@/content/schemas/in-menus';
import type { Route } from '@/content/schemas/route';

export { routes };

const byPath = new Map(routes.map((route) => [route.path, route]));
const byKey = new Map(routes.map((route) => [route.key, route]));

/** @returns the route at `path`, or undefined if there is none */
export function findRoute(path: string): Route | undefined {
  return byPath.get(path);
}

/** @returns the route named `key` */
export function routeOf(key: RouteKey): Route {
  const found = byKey.get(key);
  if (!found) throw new Error(`content/route-table.ts has no route “${key}”.`);
  return found;
}

/** @returns the path of the route named `key` */
export function pathOf(key: RouteKey): string {
  return routeOf(key).path;
}

/** @returns the route and its ancestors, from the home page down */
export function trailOf(route: Route): Route[] {
  const parent = byKey.get(route.parent ?? 'home');
  return parent && route.key !== 'home' ? [...trailOf(parent), route] : [route];
}

/** A parent page with the pages below it; the first section contains the top-level pages. */
type SiteSection = { key: string; parent?: Route; pages: Route[] };

/** The indexable pages, grouped as a visitor would look for them. */
export function siteSections(): SiteSection[] {
  const listed = routes.filter(({ inSitemap }) => inSitemap);
  const below = (key?: string) => listed.filter(({ parent }) => parent === key);
  const parents = listed.filter(({ key }) => below(key).length > 0);
  return [
    { key: 'main', pages: below().filter((route) => !parents.includes(route)) },
    ...parents.map((parent) => ({ key: parent.key, parent, pages: below(parent.key) })),
  ];
}

/** @returns the routes that the menu lists, in its order */
export function routesIn(menu: MenuName): Route[] {
  return listMenu(menu, { content, pages }, routes);
}

/** What a menu calls a page. */
export function menuLabel({ label, menuLabels }: Route, menu: MenuName): string {
  return menuLabels[menu] ?? label;
}
