import 'server-only';
import type { useTranslations } from 'next-intl';
import { menuName, type MenuName, type Route } from '@/content/schemas/route';
import { site } from '@/content/site';

type NavigationMessages = ReturnType<typeof useTranslations<'navigation'>>;
type MessageKey = Parameters<NavigationMessages>[0];

/**
 * The label of a route in a menu: its own label if that is content (a service's title), otherwise
 * the message that the route table names for this menu.
 */
export function menuLabel(t: NavigationMessages, route: Route, menu: MenuName): string {
  if (route.label) return route.label;
  // The key is a plain string in the table; the build checks that each one exists.
  return t(`items.${route.menus[menu]}` as MessageKey, { company: site.name });
}

/** The short description below a title in the About panel. */
export function menuDescription(t: NavigationMessages, route: Route): string {
  if (route.menuText) return route.menuText;
  return t(`descriptions.${route.menus.about}` as MessageKey);
}

/** The short name of a page outside menus, such as in breadcrumbs: its label in its first menu. */
export function pageName(t: NavigationMessages, route: Route): string {
  const menu = menuName.options.find((name) => route.menus[name] !== undefined);
  return menu ? menuLabel(t, route, menu) : (route.label ?? route.title);
}
