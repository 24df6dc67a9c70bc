import { z } from 'zod';
import { furtherSections } from '@/content/model/schemas/composed-page';
import { field } from '@/content/model/schemas/field';
import { searchLabels } from '@/content/model/schemas/pages/search';
import { page } from '@/content/model/schemas/pages/shared';
import { action, heading, lead, template } from '@/content/model/schemas/text';

const toast = z.strictObject({
  title: field(heading, 'Title'),
  description: field(
    template(['question']),
    'Text',
    '{question} is replaced by the title of the page, and must occur.',
  ),
  action: field(action, 'Text of the button'),
});

const search = searchLabels.extend({
  toast: field(toast, 'Message before a page', 'Shown before the search opens a page.'),
});

export const faqPage = page.extend({
  search: field(search, 'Search'),
  answersHeading: field(heading, 'Heading of the answers'),
  answersText: field(lead, 'Sentence below it', 'Says how the answers are ordered.'),
  pagesHeading: field(heading, 'Heading of the pages'),
  help: field(
    z.strictObject({
      heading: field(heading, 'Heading'),
      text: field(lead, 'Text'),
      action: field(action, 'Text of the link', 'Leads to the contact page.'),
    }),
    'Card for further help',
  ),
  sections: furtherSections('form'),
});
export type FaqPage = z.infer<typeof faqPage>;
