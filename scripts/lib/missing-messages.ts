import type { Route } from '@/content/schemas/route';

/** The part of `messages/en.json` that the route table refers to. */
type NavigationMessages = {
  items: Readonly<Record<string, string>>;
  descriptions: Readonly<Record<string, string>>;
};

/**
 * Messages that the route table refers to but that do not exist.
 *
 * @returns one line for each, naming the route, the field and the message to add
 */
export function missingMessages(
  routes: readonly Route[],
  { items, descriptions }: NavigationMessages,
): string[] {
  return routes.flatMap(({ key, label, menus }) => {
    const names = label ? [] : Object.entries(menus);
    const missing = names.flatMap(([menu, name]) => (items[name] ? [] : [[menu, `items.${name}`]]));
    if (menus.about && !descriptions[menus.about]) {
      missing.push(['about', `descriptions.${menus.about}`]);
    }
    return missing.map(
      ([menu, message]) =>
        `content/route-table.ts: entry “${key}”, field menus.${menu}: add navigation.${message} to messages/en.json`,
    );
  });
}
