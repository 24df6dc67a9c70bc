import { z } from 'zod';
import { knownPaths } from '@/content/read/known-ids';
import { routeTable } from '@/content/route-table';
import { field } from '@/content/schemas/field';

/** A path of this site, which must lead to a page. Editors suggest those of the route table. */
export const internalLink = field(
  z
    .string()
    .startsWith('/', { error: 'must be a path of this site, such as /contact', abort: true })
    .refine((path) => knownPaths.has(path), {
      error: ({ input }) => `“${String(input)}” is not a page of this site`,
    })
    .meta({ 'x-widget': 'path', examples: routeTable.map(({ path }) => path) }),
  'Link',
  'The path of a page of this site, such as /contact.',
);
