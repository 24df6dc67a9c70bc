import { z } from 'zod';
import { menuName } from '@/content/schemas/in-menus';
import { iconName, uniqueBy } from '@/content/schemas/primitives';
import { line, pageDescription, pageTitle } from '@/content/schemas/text';

const route = z.strictObject({
  key: line,
  path: z
    .string()
    .regex(/^\/([a-z0-9&-]+(\/[a-z0-9&-]+)*)?$/, 'must be a path without trailing slash'),
  /** The kind of route: a page, or an immediate redirect. */
  kind: z.enum(['page', 'redirect']).default('page'),
  title: pageTitle,
  description: pageDescription,
  icon: iconName,
  /** Its short name, for menus and breadcrumbs. */
  label: line,
  /** Its names in menus that call it something else. */
  menuLabels: z.partialRecord(menuName, line).default({}),
  /** Its text in the About panel. */
  menuText: line.optional(),
  robots: z.enum(['index', 'noindex']).default('index'),
  inSitemap: z.boolean().default(true),
  /** Path of the canonical page; by default its own. */
  canonical: z.string().optional(),
  /** Path of the list's first page, if this is a later one, which shares its social card. */
  continues: z.string().optional(),
  /** Key of the parent page; by default the home page. */
  parent: line.optional(),
});
export type Route = z.infer<typeof route>;
export type RouteInput = z.input<typeof route>;
/** A route without the texts of its page. */
export type RouteStructure = Omit<
  RouteInput,
  'title' | 'description' | 'label' | 'menuLabels' | 'menuText'
>;

/** Whether search engines should list a page: not if it is `noindex`, or another is canonical. */
export const isIndexable = ({
  robots,
  canonical,
  path,
}: Pick<Route, 'robots' | 'canonical' | 'path'>): boolean =>
  robots === 'index' && (canonical ?? path) === path;

export const routeList = z
  .array(route)
  .check(uniqueBy('path', ({ path }) => path))
  .check(uniqueBy('key', ({ key }) => key))
  .check(({ value, issues }) => {
    const pages = value.filter(isIndexable);
    for (const field of ['title', 'description'] as const) {
      const seen = new Set<string>();
      for (const entry of pages) {
        if (seen.has(entry[field])) {
          issues.push({
            code: 'custom',
            input: entry,
            path: [value.indexOf(entry), field],
            message: `“${entry[field]}” is used by an earlier page; it must be unique`,
          });
        }
        seen.add(entry[field]);
      }
    }
    const keys = new Set(value.map(({ key }) => key));
    value.forEach((entry, index) => {
      if (entry.parent !== undefined && !keys.has(entry.parent)) {
        issues.push({
          code: 'custom',
          input: entry,
          path: [index, 'parent'],
          message: `“${entry.parent}” is not the key of a route`,
        });
      }
      if (entry.inSitemap && (!isIndexable(entry) || entry.kind !== 'page')) {
        issues.push({
          code: 'custom',
          input: entry,
          path: [index, 'inSitemap'],
          message: 'only an indexable page may be in the sitemap',
        });
      }
    });
  });
