import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { page } from '@/content/schemas/pages/shared';
import { action, heading, label, lead, line, template } from '@/content/schemas/text';

const toast = z.strictObject({
  title: field(heading, 'Title'),
  description: field(
    template(['question']),
    'Text',
    '{question} is replaced by the title of the page, and must occur.',
  ),
  action: field(action, 'Text of the button'),
});

const search = z.strictObject({
  label: field(heading, 'Label'),
  placeholder: field(label, 'Text in the empty field'),
  suggestions: field(label, 'Name of the suggestions', 'Read out by screen readers.'),
  count: field(
    z.strictObject({
      one: field(label, 'One result'),
      many: field(template(['count']), 'Several results', '{count} is replaced, and must occur.'),
    }),
    'Number of results',
    'Read out by screen readers after a pause.',
  ),
  none: field(label, 'No results'),
  noneText: field(line, 'Sentence below “no results”'),
  contact: field(action, 'Link below “no results”', 'Leads to the contact page.'),
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
});
export type FaqPage = z.infer<typeof faqPage>;
