import { z } from 'zod';
import { moment } from '@/content/schemas/moment';
import { line, paragraph } from '@/content/schemas/text';
import { toJsonSchema } from '@/engine/content/to-json-schema';
import type { Choices } from '@/scripts/editor/config/value-widgets';
import { fieldsFor, type Widget } from '@/scripts/editor/config/widgets';

/** The widget of the field `field` of a file. */
function widget(field: z.ZodType, value?: unknown, choices?: Choices): Widget | undefined {
  const schema = toJsonSchema(z.strictObject({ field }));
  return fieldsFor(schema, { field: value }, choices)[0];
}

describe('a text', () => {
  test('of one line is an input, a paragraph a text area', () => {
    expect(widget(line)).toMatchObject({ widget: 'string', required: true });
    expect(widget(paragraph.max(20).optional())).toMatchObject({ widget: 'text', required: false });
    expect(widget(line.meta({ 'x-widget': 'text' }))).toMatchObject({ widget: 'text' });
  });

  test('is picked, if it is a colour, and can be written as well', () => {
    const colour = line.meta({ 'x-widget': 'colour' });
    expect(widget(colour)).toMatchObject({ widget: 'color', allowInput: true });
  });

  test('is labelled and explained by its schema', () => {
    const schema = line.meta({ title: 'Call to action', description: 'The text of the button.' });
    expect(widget(schema)).toMatchObject({
      label: 'Call to action',
      hint: 'The text of the button.',
    });
    expect(fieldsFor(toJsonSchema(z.strictObject({ ctaText: line })), {})[0]?.label).toBe(
      'Cta text',
    );
  });
});

describe('what may be written', () => {
  /** Whether the form accepts `text`, and the message if it does not. */
  function verdict(schema: z.ZodType, text: string): string {
    const [pattern, message] = (widget(schema)?.pattern ?? ['', '']) as [string, string];
    return new RegExp(pattern).test(text) ? 'accepted' : message;
  }

  test.each([
    [line.max(5), 'short', 'accepted'],
    [line.max(5), 'longer', 'must have at most 5 characters'],
    [line.min(5).max(9), 'four', 'must have 5 to 9 characters'],
    [line.min(5), 'four', 'must have at least 5 characters'],
    [line, 'anything', 'accepted'],
    [z.string().regex(/^[a-z-]+$/, 'must be lower case'), 'Upper', 'must be lower case'],
    [z.string().regex(/^[a-z-]+$/, 'must be lower case'), 'lower', 'accepted'],
    [line.endsWith('?', 'must end with a question mark'), 'No.', 'must end with a question mark'],
    [line.endsWith('?', 'must end with a question mark'), 'Yes?', 'accepted'],
    [z.url(), 'www.example', 'must be a URL such as https://www.example.com'],
    [z.url(), 'https://www.example', 'accepted'],
    [z.email(), 'a@b-.example', 'must be an e-mail address'],
    [z.email(), 'a&b@b.example', 'accepted'],
    [z.email(), 'a@münchen.example', 'accepted'],
    [z.email(), 'a@b.example', 'accepted'],
    [
      z.string().max(5).startsWith('a').regex(/^.b/, 'must have a b'),
      'acd',
      'must have at most 5 characters, and must have a b',
    ],
  ])('%#: %j', (schema, text, expected) => {
    expect(verdict(schema, text)).toBe(expected);
  });

  test('a text with a fact in braces is left to the build, which fills it in', () => {
    expect(verdict(line.max(5), 'About {company}')).toBe('accepted');
    expect(verdict(z.email(), 'hello@{slug}.example')).toBe('accepted');
  });
});

describe('a choice', () => {
  test('is a select with readable labels', () => {
    expect(widget(z.enum(['work-together', 'decide']))).toMatchObject({
      widget: 'select',
      options: [
        { value: 'work-together', label: 'Work together' },
        { value: 'decide', label: 'Decide' },
      ],
    });
  });

  test('may have its choices in another file', () => {
    const service = [{ value: 'finance', label: 'Finance' }];
    const schema = z.string().meta({ 'x-widget': 'service' });
    expect(widget(schema, '', { service })).toMatchObject({ widget: 'select', options: service });
    expect(widget(z.array(schema).min(1), [], { service })).toMatchObject({
      widget: 'select',
      multiple: true,
      min: 1,
      required: true,
    });
  });

  test('of yes or no is a switch, which is off at first', () => {
    expect(widget(z.boolean())).toMatchObject({
      widget: 'boolean',
      required: false,
      default: false,
    });
    expect(widget(z.boolean().default(true))).toMatchObject({ default: true });
  });
});

test('a number has its limits', () => {
  expect(widget(z.int().min(2018).max(2030))).toMatchObject({
    widget: 'number',
    value_type: 'int',
    min: 2018,
    max: 2030,
  });
  expect(widget(z.int())).not.toHaveProperty('min');
  expect(widget(z.number())).toMatchObject({ value_type: 'float' });
});

test('a date is a day', () => {
  for (const schema of [z.iso.date(), moment]) {
    expect(widget(schema)).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  }
});

describe('a list', () => {
  test('of texts has one field an entry', () => {
    expect(widget(z.array(line).min(2).max(4).meta({ title: 'Keywords' }))).toMatchObject({
      widget: 'list',
      label_singular: 'Keyword',
      min: 2,
      max: 4,
      required: true,
      field: { widget: 'string', label: 'Keyword' },
    });
  });

  test('of objects shows what tells them apart', () => {
    const entry = z.strictObject({ id: line, text: paragraph, title: line });
    expect(widget(z.array(entry))).toMatchObject({
      widget: 'list',
      summary: '{{fields.title}}',
      fields: [{ name: 'id' }, { name: 'text' }, { name: 'title' }],
    });
    expect(widget(z.array(z.strictObject({ when: line })))?.summary).toBe('{{fields.when}}');
  });

  test('of objects takes the order from the entry with the most fields', () => {
    const schema = z.array(z.strictObject({ a: line, b: line.optional(), c: line }));
    const values = [
      { a: '', c: '' },
      { c: '', b: '', a: '' },
    ];
    expect(widget(schema, values)).toMatchObject({
      fields: [{ name: 'c' }, { name: 'b' }, { name: 'a' }],
    });
  });

  test('may be empty if its schema says so, and is there then', () => {
    expect(widget(z.array(line))).toMatchObject({ required: false, default: [] });
    expect(widget(z.array(line).optional())).not.toHaveProperty('default');
  });

  test('may have lists in it', () => {
    const schema = z.array(z.strictObject({ name: line, tasks: z.array(line) }));
    expect(widget(schema)).toMatchObject({ fields: [{ name: 'name' }, { widget: 'list' }] });
  });
});

describe('an object', () => {
  test('has the fields of its schema', () => {
    expect(widget(z.strictObject({ heading: line }).meta({ title: 'Intro' }))).toMatchObject({
      widget: 'object',
      label: 'Intro',
      fields: [{ name: 'heading', label: 'Heading' }],
    });
  });

  test('has them in the order of the file, and shows what it is about', () => {
    const schema = z.strictObject({ text: line, more: line.optional(), heading: line });
    expect(widget(schema, { heading: 'Ask us', text: 'Now.' })).toMatchObject({
      summary: '{{fields.heading}}',
      fields: [{ name: 'heading' }, { name: 'text' }, { name: 'more' }],
    });
  });

  test('with fixed keys has a field for each', () => {
    expect(widget(z.record(z.enum(['europe', 'asiaPacific']), line))).toMatchObject({
      fields: [{ name: 'europe' }, { name: 'asiaPacific', label: 'Asia pacific' }],
    });
  });

  test('with keys of its own has the fields that are there', () => {
    const figure = z.union([line, z.number()]).meta({ title: 'Figure' });
    expect(widget(z.record(z.string(), figure), { topShare: 5, countries: 40 })).toMatchObject({
      fields: [
        { name: 'topShare', label: 'topShare', widget: 'string', required: true },
        { name: 'countries', label: 'countries' },
      ],
    });
  });
});

describe('what the form does not show', () => {
  test('is a choice between objects', () => {
    const schema = z.union([z.strictObject({ a: line }), z.strictObject({ b: line })]).nullable();
    expect(widget(schema)).toBeUndefined();
  });

  test('is a fixed value, which new entries have nevertheless', () => {
    expect(widget(z.literal('Coming soon'))).toMatchObject({
      widget: 'hidden',
      default: 'Coming soon',
    });
  });
});
