import type { Site } from '@/content/model/read-site';
import type { MenuName } from '@/content/model/schemas/in-menus';
import { EVERY_SERVICE, knownEntries } from '@/content/model/schemas/menus';
import type { Route } from '@/content/model/schemas/route';

/**
 * What menus may list: pages by the names of their files without `.yaml`, hidden ones included.
 */
export function menuEntries({
  pages,
  hidden,
  original,
}: Pick<Site, 'pages' | 'hidden' | 'original'>): string[] {
  const own = [...pages, ...hidden].map(({ name }) => name);
  return [...new Set([...(original ? menuEntries(original) : knownEntries), ...own])];
}

/**
 * The routes that a menu lists: in the order of `menus.yaml`, then pages that name the menu only in
 * their own files. A page that is missing, hidden or not published today is left out.
 *
 * @param pages all that menus may list, those of other languages included
 * @param byKey all routes
 */
export function listMenu(
  menu: MenuName,
  { content, pages }: Pick<Site, 'content' | 'pages'>,
  byKey: ReadonlyMap<string, Route>,
): Route[] {
  const keysOf = (entry: string) =>
    entry === EVERY_SERVICE
      ? content.services.services.map(({ id }) => `service/${id}`)
      : [entry, `pages/${entry}`];
  const own = pages.filter(({ menus }) => menus.includes(menu)).map(({ name }) => name);
  const entries = new Set([...content.menus[menu], ...own]);
  return [...entries].flatMap(keysOf).flatMap((key) => byKey.get(key) ?? []);
}
