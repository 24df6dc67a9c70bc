import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { withNext } from '@/content/schemas/pages/shared';
import { slug, titled, uniqueBy } from '@/content/schemas/primitives';
import { action, label, listEntry, template } from '@/content/schemas/text';

const role = titled.extend({
  id: slug,
  skills: field(z.array(listEntry).min(1), 'Skills', 'Short phrases without a full stop.'),
  action: field(action, 'Text of the button', 'The button opens the contact form.'),
  inMessage: field(
    label,
    'In the message',
    'The role as the first line of the message names it, such as “a developer”.',
  ),
});

export const hirePage = withNext.extend({
  messageTemplate: field(
    template(['role']),
    'First line of the message',
    'Stands in the contact form that a button opens. {role} is replaced, and must occur.',
  ),
  roles: field(
    z
      .array(field(role, 'Role'))
      .min(1)
      .check(uniqueBy('id', ({ id }) => id)),
    'Roles',
    'In the order of the page.',
  ),
});
export type HirePage = z.infer<typeof hirePage>;
