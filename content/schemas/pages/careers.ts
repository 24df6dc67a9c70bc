import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { slug, titled, uniqueBy } from '@/content/schemas/primitives';
import { action, label, listEntry, template } from '@/content/schemas/text';

const job = titled.extend({
  id: slug,
  contract: field(label, 'Contract', 'Such as Full-time.'),
  place: field(label, 'Place', 'Such as Remote.'),
  youDo: field(z.array(listEntry).min(1), 'Tasks', 'Short phrases without a full stop.'),
  youBring: field(z.array(listEntry).min(1), 'Requirements', 'Short phrases without a full stop.'),
});
export type Job = z.infer<typeof job>;

export const careersPage = withNext.extend({
  labels: field(
    z.strictObject({
      position: field(label, 'Above the positions', 'Heads a column of the table.'),
      contract: field(label, 'Above the contracts', 'Heads a column of the table.'),
      place: field(label, 'Above the places', 'Heads a column of the table.'),
      youDo: field(label, 'Above the tasks'),
      youBring: field(label, 'Above the requirements'),
    }),
    'Labels',
    'Repeated in each position.',
  ),
  messageTemplate: field(
    template(['job']),
    'First line of the message',
    'Stands in the contact form that the button opens. {job} is replaced, and must occur.',
  ),
  jobs: field(
    z
      .array(field(job, 'Position'))
      .min(1)
      .check(uniqueBy('id', ({ id }) => id)),
    'Positions',
    'In the order of the page.',
  ),
  action: field(action, 'Text of the button', 'The button opens the contact form.'),
});
export type CareersPage = z.infer<typeof careersPage>;
