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
 * their own files. A page that is missing, hidden or not published today is left out, or stands for
 * itself in the default language.
 *
 * @param byKey all routes
 */
export function listMenu(
  menu: MenuName,
  { content, pages, original }: Pick<Site, 'content' | 'pages' | 'original'>,
  byKey: ReadonlyMap<string, Route>,
): Route[] {
  const keysOf = (entry: string) =>
    entry === EVERY_SERVICE
      ? content.services.services.map(({ id }) => `service/${id}`)
      : [entry, `pages/${entry}`];
  // A page that the language has itself says so itself.
  const others = original?.pages.filter(({ name }) => !pages.some((page) => page.name === name));
  const own = [...pages, ...(others ?? [])]
    .filter(({ menus }) => menus.includes(menu))
    .map(({ name }) => name);
  const entries = new Set([...content.menus[menu], ...own]);
  return [...entries].flatMap(keysOf).flatMap((key) => byKey.get(key) ?? []);
}
