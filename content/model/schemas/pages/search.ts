import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import {
  action,
  heading,
  label,
  line,
  listEntry,
  spokenLabel,
  template,
} from '@/content/model/schemas/text';

/** The words of a search. */
export const searchLabels = z.strictObject({
  label: field(heading, 'Label'),
  placeholder: field(label, 'Text in the empty field'),
  suggestions: field(spokenLabel, 'Name of the suggestions', 'Read out by screen readers.'),
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
  notLoaded: field(
    z.strictObject({
      text: field(listEntry, 'Text'),
      action: field(action, 'Text of the link', 'Leads to the topics, further down on the page.'),
    }),
    'If the search does not load',
    'Takes the place of the field after 20 seconds.',
  ),
});
export type SearchLabels = z.infer<typeof searchLabels>;
