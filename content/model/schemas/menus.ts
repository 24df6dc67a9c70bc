import { z } from 'zod';
import { routeTable } from '@/content/model/route-table';
import { field } from '@/content/model/schemas/field';
import { forEachMenu } from '@/content/model/schemas/in-menus';
import { references } from '@/content/model/schemas/reference';
import { line } from '@/content/model/schemas/text';

/** The entry of a menu that stands for the pages of all services. No file can have this name. */
export const EVERY_SERVICE = 'every service';

/** What menus may list, apart from the pages that an owner has added. */
export const knownEntries: readonly string[] = [
  ...routeTable.filter(({ kind }) => kind !== 'redirect').map(({ key }) => key),
  EVERY_SERVICE,
];

const entry = field(
  line
    .meta({ 'x-widget': 'entry', examples: [...knownEntries] })
    .register(references, { to: 'entry' }),
  'Page',
  `In a file, the name of its file, such as about. “${EVERY_SERVICE}” stands for the pages of all services.`,
);

/** What each menu lists, in order. */
export const menusFile = forEachMenu(
  z
    .array(entry)
    .superRefine((names, context) => {
      names.forEach((name, index) => {
        if (names.indexOf(name) === index) return;
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `“${name}” is in this menu already`,
        });
      });
    })
    .meta({ 'x-widget': 'list' })
    .default([]),
  (menu) => `Pages in the ${menu.charAt(0).toLowerCase()}${menu.slice(1)}`,
);
