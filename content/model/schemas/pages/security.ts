import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { withNext } from '@/content/model/schemas/pages/shared';
import { slug, titled, listOf } from '@/content/model/schemas/primitives';
import { cardText, cardTitle, spokenLabel } from '@/content/model/schemas/text';

const section = z.strictObject({
  id: slug,
  title: field(cardTitle, 'Title'),
  summary: field(cardText, 'Summary', 'One or two sentences below the title.'),
  measures: field(z.array(field(titled, 'Measure')).min(1), 'Measures'),
});

export const securityPage = withNext.extend({
  contentsLabel: field(
    spokenLabel,
    'Name of the links to the sections',
    'Read out by screen readers.',
  ),
  sections: field(listOf(section, 'Section', 'id').min(1), 'Sections', 'In the order of the page.'),
});
export type SecurityPage = z.infer<typeof securityPage>;
