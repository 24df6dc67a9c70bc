import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { headingLabel, spokenLabel, template } from '@/content/model/schemas/text';

/** The words that all texts in Markdown share. */
export const markdownWords = z.strictObject({
  table: field(
    template(['columns']),
    'Name of a table',
    'Read out by screen readers. {columns} is replaced by the headings of its columns, and must occur.',
  ),
  ticked: field(spokenLabel, 'Ticked point of a checklist', 'Read out by screen readers.'),
  notes: field(headingLabel, 'Heading of the footnotes'),
  backToText: field(
    template(['number']),
    'Link from a footnote to the text',
    'Read out by screen readers. {number} is replaced, and must occur.',
  ),
});
