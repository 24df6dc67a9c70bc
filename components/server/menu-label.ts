import 'server-only';
import type { useTranslations } from 'next-intl';
import { menuName, type MenuName, type Route } from '@/content/schemas/route';
import { site } from '@/content/site';

type NavigationMessages = ReturnType<typeof useTranslations<'navigation'>>;
type MessageKey = Parameters<NavigationMessages>[0];

/**
 * The words a menu shows for a route: its own label where that is content (a service's title),
 * otherwise the message that the route table names for this menu.
 */
export function menuLabel(t: NavigationMessages, route: Route, menu: MenuName): string {
  if (route.label) return route.label;
  // The table holds the key as a string; the build checks that each one exists.
  return t(`items.${route.menus[menu]}` as MessageKey, { company: site.name });
}

/** The short description under a title of the About panel. */
export function menuDescription(t: NavigationMessages, route: Route): string {
  return t(`descriptions.${route.menus.about}` as MessageKey);
}

/** The short name of a page where no menu is meant, such as in breadcrumbs: its first menu's. */
export function pageName(t: NavigationMessages, route: Route): string {
  const menu = menuName.options.find((name) => route.menus[name] !== undefined);
  return menu ? menuLabel(t, route, menu) : (route.label ?? route.title);
}
