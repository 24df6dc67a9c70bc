import { z } from 'zod';
import { routeTable } from '@/content/model/route-table';
import { field } from '@/content/model/schemas/field';
import { references } from '@/content/model/schemas/reference';

/** Where a link leads, as in articles. Editors suggest the paths of the route table. */
export const link = field(
  z
    .string()
    .regex(
      /^(?:\/|https?:\/\/|mailto:|tel:)/,
      'must be a path of this site, such as /contact, or begin with https://',
    )
    .refine((value) => !/^\w+:.*\s/.test(value), 'has a space; write %20 instead')
    .meta({ 'x-widget': 'path', examples: routeTable.map(({ path }) => path) })
    .register(references, { to: 'link' }),
  'Link',
  'The path of a page, such as /contact, or of a file, such as /files/terms.pdf, or a URL: https://…',
);
