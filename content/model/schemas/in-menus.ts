import { z } from 'zod';
import { field, named } from '@/content/model/schemas/field';
import { label, line } from '@/content/model/schemas/text';

/** The menus, and what each is called in the editor. */
const titles = {
  main: 'Bar',
  about: 'Panel of the bar',
  resources: 'Last part of the mobile menu',
  footerMain: 'First column of the footer',
  footerAbout: 'Second column of the footer',
  footerServices: 'Third column of the footer',
  footerResources: 'Fourth column of the footer',
  footerLegal: 'Last column of the footer',
} as const;

export type MenuName = keyof typeof titles;
export const menuName = named(titles);

/**
 * A group of fields with the same schema for each menu, by the menu's name.
 *
 * @param titled the title of a field, made from that of its menu
 */
export function forEachMenu<Schema extends z.ZodType>(
  schema: Schema,
  titled = (menu: string) => menu,
) {
  const fields = menuName.options.map((name) => [name, field(schema, titled(titles[name]))]);
  return z.strictObject(Object.fromEntries(fields) as Record<MenuName, Schema>);
}

/** How menus show a page: fields of its file. */
export const inMenus = {
  label: field(
    label.optional(),
    'Short name',
    'In menus and breadcrumbs. Without one the title is used.',
  ),
  menuLabels: field(
    forEachMenu(label.optional()).optional(),
    'Names in single menus',
    'Where a menu calls the page something else.',
  ),
  menuText: field(line.optional(), 'Text in the panel', 'Below its name in the panel of the bar.'),
};
