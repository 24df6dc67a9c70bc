import { z } from 'zod';
import { furtherSections } from '@/content/model/schemas/composed-page';
import { field } from '@/content/model/schemas/field';
import { withNext } from '@/content/model/schemas/pages/shared';
import { slug, titled, listOf } from '@/content/model/schemas/primitives';
import { cardText, headingLabel, listEntry } from '@/content/model/schemas/text';

const audience = titled.extend({
  id: slug,
  needs: field(z.array(listEntry).min(1), 'Needs', 'Short phrases without a full stop.'),
  firstMonth: field(cardText, 'The first month', 'How it goes, in two or three sentences.'),
});

export const whyPage = withNext.extend({
  labels: field(
    z.strictObject({
      needs: field(headingLabel, 'Above what they need'),
      firstMonth: field(headingLabel, 'Above the first month'),
    }),
    'Labels',
    'Repeated in each kind of company.',
  ),
  audiences: field(
    listOf(audience, 'Kind of company', 'id').min(1),
    'Kinds of companies',
    'In the order of the page.',
  ),
  sections: furtherSections(),
});
export type WhyPage = z.infer<typeof whyPage>;
