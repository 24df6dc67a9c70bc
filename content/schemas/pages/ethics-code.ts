import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { slug, titled, uniqueBy } from '@/content/schemas/primitives';
import { cardText, cardTitle, heading } from '@/content/schemas/text';

const ethicsSection = z
  .strictObject({
    id: slug,
    title: field(cardTitle, 'Title', 'Stands in the table of contents, too.'),
    summary: field(cardText, 'Summary', 'One or two sentences below the title.'),
    values: field(
      z.boolean().default(false),
      'Begins with the values',
      'true if the section begins with the values that the page Purpose marks as rules.',
    ),
    items: field(
      z.array(field(titled, 'Rule')).default([]),
      'Rules',
      'A section without the values needs at least one.',
    ),
  })
  .refine(({ values, items }) => values || items.length > 0, {
    path: ['items'],
    error: 'needs at least 1 entry',
  });
export type EthicsSection = z.infer<typeof ethicsSection>;

export const ethicsPage = withNext.extend({
  contentsHeading: field(heading, 'Heading of the table of contents'),
  sections: field(
    z
      .array(field(ethicsSection, 'Section'))
      .min(1)
      .check(uniqueBy('id', ({ id }) => id)),
    'Sections',
    'In the order of the page.',
  ),
});
