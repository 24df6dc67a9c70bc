import { z } from 'zod';
import { furtherSections } from '@/content/model/schemas/composed-page';
import { field } from '@/content/model/schemas/field';
import { withNext } from '@/content/model/schemas/pages/shared';
import { slug, titled, listOf } from '@/content/model/schemas/primitives';
import { cardText, cardTitle, spokenLabel } from '@/content/model/schemas/text';

const area = z.strictObject({
  id: slug,
  title: field(cardTitle, 'Title'),
  summary: field(cardText, 'Summary', 'One or two sentences below the title.'),
  measures: field(listOf(titled, 'Measure').min(1), 'Measures'),
});

export const securityPage = withNext.extend({
  contentsLabel: field(
    spokenLabel,
    'Name of the links to the areas',
    'Read out by screen readers.',
  ),
  areas: field(listOf(area, 'Area', 'id').min(1), 'Areas', 'In the order of the page.'),
  sections: furtherSections(),
});
export type SecurityPage = z.infer<typeof securityPage>;
