import type { MenuName } from '@/content/model/schemas/in-menus';

/** A page as others show it: in menus, breadcrumbs, metadata and the sitemap. */
export interface Route {
  key: string;
  /** Without a slash at the end. */
  path: string;
  /** The kind of route: a page, or an immediate redirect. */
  kind: 'page' | 'redirect';
  title: string;
  description: string;
  /** One that content may use, too. */
  icon: string;
  /** Its short name, for menus and breadcrumbs. */
  label: string;
  /** Its names in menus that call it something else. */
  menuLabels: Partial<Record<MenuName, string | undefined>>;
  /** Its text in the About panel. */
  menuText?: string | undefined;
  robots: 'index' | 'noindex';
  inSitemap: boolean;
  /** Path of the canonical page; by default its own. */
  canonical?: string | undefined;
  /** Path of the list's first page, if this is a later one, which shares its social card. */
  continues?: string | undefined;
  /** Key of the parent page; by default the home page. */
  parent?: string | undefined;
  /** Code of the language that its texts are in, if a translation lacks the page. */
  language?: string | undefined;
}

/** A route without the texts of its page, and without what most have in common. */
export type RouteStructure = Pick<Route, 'key' | 'path' | 'icon'> &
  Partial<Pick<Route, 'kind' | 'robots' | 'inSitemap' | 'canonical' | 'parent'>>;

/** Whether search engines should list a page: not if it is `noindex`, or another is canonical. */
export const isIndexable = ({
  robots,
  canonical,
  path,
}: Pick<Route, 'robots' | 'canonical' | 'path'>): boolean =>
  robots === 'index' && (canonical ?? path) === path;
