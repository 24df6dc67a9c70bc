import { z } from 'zod';
import { field } from '@/content/model/schemas/field';
import { listOf, uniqueBy } from '@/content/model/schemas/primitives';
import { atMost, choiceLabel, fieldLabel, line } from '@/content/model/schemas/text';

/** The name of a field of the owner's, which has a hyphen; none of the form's own has. */
export type FurtherName = `${string}-${string}`;

/** Names with a hyphen that some service uses itself. */
const TAKEN = ['form-name', 'bot-field'];

/** A kind of field, with a title for the form in which it is chosen. */
const kind = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  name: Kind,
  title: string,
  shape: Shape,
) => field(z.strictObject({ kind: field(z.literal(name), 'Kind'), ...shape }), title);

const name = field(
  z
    .string()
    // A single word may be one of the form's own fields, or of a property of forms, such as “reset”.
    .regex(
      /^[a-z]+(?:-[a-z\d]+)+$/,
      'must be two or more lower case words joined by hyphens, such as team-size',
    )
    .refine((value) => !TAKEN.includes(value), 'is used by a form service'),
  'Name',
  'What the service calls it, such as team-size: at least two words joined by hyphens.',
  // What the expression says in TypeScript's words.
) as unknown as z.ZodType<FurtherName, FurtherName>;
const required = field(z.boolean().default(false), 'Must be filled in');
const error = field(
  line.check(atMost(120, 'a message beside a field')).optional(),
  'Mistake',
  'Said beside the field if it is required and empty, or no number.',
);
const shared = { name, label: field(fieldLabel, 'Label'), required, error };

const contactField = z
  .discriminatedUnion(
    'kind',
    [
      kind('text', 'Text', shared),
      kind('number', 'Number', shared),
      kind('choice', 'Choice', {
        ...shared,
        choose: field(choiceLabel, 'Nothing chosen', 'The first entry, such as Please choose.'),
        options: field(
          listOf(choiceLabel, 'Choice')
            .min(2)
            .check(uniqueBy(undefined, (choice) => choice)),
          'Choices',
          'As the visitor reads them and the service gets them.',
        ),
      }),
      kind('checkbox', 'Checkbox', {
        ...shared,
        label: field(line.check(atMost(120, 'the text of a checkbox')), 'Label'),
      }),
    ],
    'must be text, number, choice or checkbox',
  )
  .refine((one) => one.error !== undefined || !(one.required || one.kind === 'number'), {
    path: ['error'],
    error: 'is missing: say what is wrong with a required field or a number',
  });
export type ContactField = z.infer<typeof contactField>;

/** Fields of the owner's, besides those that every contact form has. */
export const contactFields = field(
  listOf(contactField, 'Field', 'name').optional(),
  'Further fields',
  'Before the message, and checkboxes before that of the newsletter; the service gets them by their names.',
);
