import 'server-only';
import { fillText } from '@/engine/islands/fill-text';
import { articles } from '@/content/journal';
import { content, facts } from '@/content/loaded';
import { validate } from '@/engine/content/validate';
import { routeTable, type RouteKey } from '@/content/route-table';
import { routeList, type MenuName, type Route, type RouteInput } from '@/content/schemas/route';
import { services } from '@/content/services';

/** The routes of the table, with the texts of their pages. */
const pageRoutes = routeTable.map((structure): RouteInput => {
  const { title, description } = content[`pages/${structure.key}`];
  return { ...structure, path: fillText(structure.path, facts), title, description };
});

const serviceRoutes = services.flatMap(
  ({ id, aliases, title, description, icon }): RouteInput[] => {
    const path = `/service/${id}`;
    const shared = { title, description, icon, label: title, parent: 'services' };
    return [
      { ...shared, key: `service/${id}`, path, menus: { footerServices: id } },
      ...aliases.map((alias) => ({
        ...shared,
        key: `service/${alias}`,
        path: `/service/${alias}`,
        canonical: path,
        robots: 'noindex' as const,
        inSitemap: false,
      })),
    ];
  },
);

const articleRoutes = articles.map(({ slug, icon, title, summary }): RouteInput => ({
  key: `blog/${slug}`,
  path: articlePath(slug),
  parent: 'blog',
  title,
  description: summary,
  icon,
  label: title,
}));

/** All routes; header, footer, sitemap, metadata and tests read this table. */
export const routes: readonly Route[] = validate(
  {
    file: 'content/route-table.ts',
    data: [...pageRoutes, ...serviceRoutes, ...articleRoutes],
  },
  routeList,
);

const byPath = new Map(routes.map((route) => [route.path, route]));

/** @returns the route at `path`, or undefined if there is none */
export function findRoute(path: string): Route | undefined {
  return byPath.get(path);
}

/** @returns the route named `key` */
export function routeOf(key: RouteKey): Route {
  const found = routes.find((route) => route.key === key);
  if (!found) throw new Error(`content/route-table.ts has no route “${key}”.`);
  return found;
}

/** @returns the path of the route named `key` */
export function pathOf(key: RouteKey): string {
  return routeOf(key).path;
}

/** @returns the route and its ancestors, from the home page down */
export function trailOf(route: Route): Route[] {
  const parent = routes.find(({ key }) => key === (route.parent ?? 'home'));
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

/** @returns the path of the page of the service `id` */
export function servicePath(id: string): string {
  return `/service/${id}`;
}

/** @returns the path of the article `slug` */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** @returns the routes that the menu lists, in the table's order */
export function routesIn(menu: MenuName): Route[] {
  return routes.filter(({ menus }) => menus[menu] !== undefined);
}
