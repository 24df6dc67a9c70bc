import { z } from 'zod';
import { routeTable } from '@/content/model/route-table';
import { field } from '@/content/model/schemas/field';
import { references } from '@/content/model/schemas/reference';

/**
 * A path of this site, which must lead to a page or to a file below `public/files`. Editors suggest
 * the paths of the route table.
 */
export const internalLink = field(
  z
    .string()
    .startsWith('/', 'must be a path of this site, such as /contact')
    .meta({ 'x-widget': 'path', examples: routeTable.map(({ path }) => path) })
    .register(references, { to: 'page' }),
  'Link',
  'The path of a page of this site, such as /contact, or of a file, such as /files/terms.pdf.',
);
