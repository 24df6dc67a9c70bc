import { z } from 'zod';
import { field } from '@/content/schemas/field';
import { toJsonSchema } from '@/engine/content/to-json-schema';
import { withLabels } from '@/scripts/editor/problem-labels';

const category = z.strictObject({
  name: field(z.string(), 'Name'),
  tasks: field(z.array(z.string()), 'Tasks'),
});
const schema = toJsonSchema(
  z.strictObject({
    services: field(
      z.array(
        z.strictObject({
          handover: field(
            z.strictObject({ begins: field(z.string(), 'How it begins') }),
            'Handover',
          ),
          categories: field(z.array(category), 'Kinds of task'),
        }),
      ),
      'Services we sell',
    ),
    ctaText: z.string(),
    figures: field(z.record(z.string(), field(z.string(), 'Figure')), 'Figures'),
    delivery: field(
      z.union([z.literal('none'), z.strictObject({ url: field(z.string(), 'Its URL') })]),
      'Delivery',
    ),
  }),
);
const FILE = 'content/en/services.yaml';
const formOf = (file: string) => (file === FILE ? { title: 'Services', schema } : undefined);

test.each([
  [
    ':9: entry 2 of services (“it”), field handover.begins: is missing',
    'entry 2 of “Services we sell” (“it”), field “Handover › How it begins”: is missing',
  ],
  [
    ':9: entry 1 of services (“a: b, c”), entry 3 of categories (“x”), field tasks: needs at least 1 entry',
    'entry 1 of “Services we sell” (“a: b, c”), entry 3 of “Kinds of task” (“x”), field “Tasks”: needs at least 1 entry',
  ],
  [
    ':1: entry 1 of services, entry 2 of categories, entry 4 of tasks: must be a text',
    'entry 1 of “Services we sell”, entry 2 of “Kinds of task”, entry 4 of “Tasks”: must be a text',
  ],
  [':3: field ctaText: is missing', 'field “Cta text”: is missing'],
  [':3: field figures.share: must be a text', 'field “Figures › share”: must be a text'],
  [':3: field delivery.url: is missing', 'field “Delivery › Its URL”: is missing'],
  [':3: field delivery.extra: is not known', 'field “Delivery › extra”: is not known'],
  [':3: cannot be read', 'line 3: cannot be read'],
  [': is empty', 'is empty'],
])('%#: fields and lists are called as the form calls them', (problem, expected) => {
  expect(withLabels(FILE + problem, formOf)).toBe(`Services: ${expected}`);
});

test.each(['content/en/other.yaml:3: field a: is missing', 'The check has failed'])(
  'a problem of no form stays as it is: %s',
  (problem) => expect(withLabels(problem, formOf)).toBe(problem),
);
