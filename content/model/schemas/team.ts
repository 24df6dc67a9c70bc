import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { image } from '@/content/model/schemas/image';
import { listOf } from '@/content/model/schemas/primitives';
import { lead, personName, personRole } from '@/content/model/schemas/text';

const person = z.strictObject({
  name: field(personName, 'Name'),
  role: field(personRole, 'Role', 'Such as Head of bookkeeping.'),
  image: field(image, 'Picture', 'Cut to a square; 400 pixels wide or more.'),
  text: field(lead, 'Text', 'A sentence on what they do for clients.'),
});
export type Person = z.infer<typeof person>;

/** People of the company. Without the file, no page has the section that shows them. */
export const teamFile = z.strictObject({
  people: field(
    listOf(person, 'Person', 'name').min(1),
    'People',
    'In the order in which pages show them.',
  ),
});
export type TeamFile = z.infer<typeof teamFile>;
