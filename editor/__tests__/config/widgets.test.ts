import { z } from 'zod';
import { named } from '@/content/model/schemas/field';
import { link } from '@/content/model/schemas/link';
import { moment } from '@/content/model/schemas/moment';
import { line, paragraph } from '@/content/model/schemas/text';
import { toJsonSchema } from '@/content/model/reading/to-json-schema';
import type { Choices } from '@/editor/config/value-widgets';
import { fieldsFor, type Widget } from '@/editor/config/widgets';

/** The widget of the field `field` of a file. */
function widget(field: z.ZodType, value?: unknown, choices?: Choices): Widget | undefined {
  const schema = toJsonSchema(z.strictObject({ field }));
  return fieldsFor(schema, { field: value }, choices)[0];
}

/** Choices from another file. */
const service = [{ value: 'finance', label: 'Finance' }];
const path = [{ value: '/faq', label: 'Questions (/faq)' }];
const ofService = z.string().meta({ 'x-widget': 'service' });
const noYes: Partial<Widget> = { widget: 'boolean', required: false, default: false };
const readable = [
  { value: 'work-together', label: 'Work together' },
  { value: 'decide', label: 'Decide' },
];
const entry = z.strictObject({ id: line, text: paragraph, title: line });
const nested = z.array(z.strictObject({ name: line, tasks: z.array(line) }));
const disordered = z.strictObject({ text: line, more: line.optional(), heading: line });
const threeFields = z.strictObject({ a: line, b: line.optional(), c: line });

/** A kind of field, its schema and widget, and the present value and choices. */
const fields: [string, z.ZodType, Partial<Widget>, value?: unknown, choices?: Choices][] = [
  ['a line', line, { widget: 'string', required: true }],
  ['a paragraph', paragraph.max(20).optional(), { widget: 'text', required: false }],
  ['a text of several lines', line.meta({ 'x-widget': 'text' }), { widget: 'text' }],
  // A colour can be typed as well as picked.
  [
    'a colour',
    z.string().max(7).meta({ 'x-widget': 'colour' }),
    { widget: 'color', allowInput: true, pattern: [expect.anything(), expect.anything()] },
  ],
  ['a label', line.meta({ title: 'Call to action' }), { label: 'Call to action' }],
  ['a hint', line.meta({ description: 'The text.' }), { hint: 'The text.' }],
  ['a choice', z.enum(['work-together', 'decide']), { widget: 'select', options: readable }],
  [
    'a choice with names',
    named({ index: 'Listed', noindex: 'Left out' }),
    { options: [{ value: 'index', label: 'Listed' }, expect.anything()] },
  ],
  ['a choice of another file', ofService, { widget: 'select', options: service }, '', { service }],
  [
    'a link, which may also lead elsewhere',
    link,
    {
      widget: 'link',
      options: path,
      pattern: [expect.stringContaining('https'), expect.any(String)],
    },
    '/faq',
    { path },
  ],
  [
    'a file below public',
    line.meta({ 'x-widget': 'files' }),
    { widget: 'file', media_folder: '/public/files', public_folder: '/files' },
    '/files/tour.mp4',
  ],
  ['fields to fill in', z.strictObject({ line }), { widget: 'object', collapsed: false }],
  ['filled-in fields', z.strictObject({ line }), { collapsed: true }, { line: 'Yes' }],
  [
    'several of them',
    z.array(ofService).min(1),
    { widget: 'select', multiple: true, min: 1, required: true },
    [],
    { service },
  ],
  // Off at first: one that must be in the file is not missing.
  ['yes or no', z.boolean(), noYes],
  ['yes unless it is no', z.boolean().default(true), { default: true }],
  ['limits', z.int().min(2).max(9), { widget: 'number', value_type: 'int', min: 2, max: 9 }],
  ['a number with a control', z.int().meta({ 'x-widget': 'text' }), { widget: 'text' }],
  ['a fraction', z.number(), { value_type: 'float' }],
  ['a day', z.iso.date(), { widget: 'moment', has_time: false }],
  ['a day that may have a time', moment, { widget: 'moment' }],
  [
    'a list of texts',
    z.array(line).min(2).max(4).meta({ title: 'Keywords' }),
    {
      ...{ widget: 'list', label_singular: 'Keyword', min: 2, max: 4, required: true },
      field: expect.objectContaining({ widget: 'string', label: 'Keyword' }) as Widget,
    },
  ],
  [
    'rows that are dragged, each a choice',
    z
      .array(line.meta({ 'x-widget': 'entry' }))
      .meta({ 'x-widget': 'list' })
      .default([]),
    {
      widget: 'list',
      field: expect.objectContaining({ widget: 'select', options: readable }) as Widget,
    },
    [],
    { entry: readable },
  ],
  // Entries show the field that tells them apart.
  ['a list of groups', z.array(entry), { widget: 'list', summary: '{{fields.title}}' }],
  ['another', z.array(z.strictObject({ when: line })), { summary: '{{fields.when}}' }],
  // An empty list is saved nevertheless.
  ['a list that may be empty', z.array(line), { required: false, default: [] }],
  ['a picture', line.meta({ 'x-widget': 'image' }), { widget: 'image', choose_url: false }],
  [
    'a group that may be missing',
    z.strictObject({ a: line }).optional(),
    { required: false, fields: [expect.objectContaining({ name: 'a', required: false })] },
  ],
  [
    'a group in one that may be missing',
    z.strictObject({ light: z.strictObject({ file: line }) }).optional(),
    {
      fields: [
        expect.objectContaining({
          required: false,
          fields: [expect.objectContaining({ name: 'file', required: false })],
        }),
      ],
    },
  ],
  [
    'facts whose names are chosen, too',
    z.record(z.string(), line.meta({ title: 'Figure' })).optional(),
    { widget: 'facts', label_singular: 'Figure', required: false },
    { topShare: '5%' },
  ],
  ['a group', entry.meta({ title: 'Intro' }), { widget: 'object', label: 'Intro' }],
  // Nobody can change it, but new entries have it.
  ['a fixed value', z.literal('Soon'), { widget: 'hidden', default: 'Soon' }],
];

test.each(fields)('the form has a field for %s', (_, schema, expected, ...given) => {
  expect(widget(schema, ...given)).toMatchObject(expected);
});

test.each([
  ['a list in a list', nested, undefined, [{ name: 'name' }, { name: 'tasks', widget: 'list' }]],
  ['the schema’s order', entry, undefined, [{ name: 'id' }, { name: 'text' }, { name: 'title' }]],
  [
    'the file’s order',
    disordered,
    { heading: 'Ask us', text: 'Now.' },
    [{ name: 'heading' }, { name: 'text' }, { name: 'more' }],
  ],
  [
    'the order of the entry with the most fields',
    z.array(threeFields),
    [
      { a: '', c: '' },
      { c: '', b: '', a: '' },
    ],
    [{ name: 'c' }, { name: 'b' }, { name: 'a' }],
  ],
  [
    'fixed keys',
    z.record(z.enum(['europe', 'asiaPacific']), line),
    undefined,
    [{ name: 'europe' }, { name: 'asiaPacific', label: 'Asia pacific' }],
  ],
])('the fields of a group have %s', (_, schema, value, expected) => {
  expect(widget(schema, value)).toMatchObject({ fields: expected });
});

test('a field is labelled by its name, a group by its heading, and a field without limits states none', () => {
  expect(fieldsFor(toJsonSchema(z.strictObject({ ctaText: line })), {})[0]?.label).toBe('Cta text');
  expect(widget(disordered)).toHaveProperty('summary', '{{fields.heading}}');
  expect(widget(z.int())).not.toHaveProperty('min');
  expect(widget(z.array(line).optional())).not.toHaveProperty('default');
});

test('what nobody has chosen is not saved, and its hint says what holds', () => {
  const wide = z.enum(['wide', 'tall']).default('wide');
  for (const schema of [z.boolean().optional(), z.boolean().default(false), wide]) {
    expect(widget(schema)).not.toHaveProperty('default');
  }
  expect(widget(wide.meta({ description: 'Its shape.' }))?.hint).toBe(
    'Its shape. Without a choice: Wide.',
  );
});

test.each([
  ['Its id in client-stories.yaml.', 'Its id in “Client stories”.'],
  ['One of the topics in pages/blog.yaml.', 'One of the topics in “The journal”.'],
  [
    'Of a service (in a file, "09:00"). In a file, a.yaml in quotes. At noon.',
    'Of a service. At noon.',
  ],
  ['Such as other.yaml.', 'Such as other.yaml.'],
])('the hint %j names forms, and nothing that only a file needs', (description, expected) => {
  expect(widget(line.meta({ description }))?.hint).toBe(expected);
});

test('the form has no field for a choice between groups', () => {
  const schema = z.union([z.strictObject({ a: line }), z.strictObject({ b: line })]).nullable();
  expect(widget(schema)).toBeUndefined();
});

describe('what may be written', () => {
  /** `accepted`, or the message with which the form refuses `text`. */
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
    // Saving removes spaces at the end.
    [line.endsWith('.', 'must end with a full stop'), 'We do. ', 'accepted'],
    [line.endsWith('.', 'must end with a full stop'), 'We do ', 'must end with a full stop'],
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
  ])('%#: accepts or refuses a text by %j', (schema, text, expected) => {
    expect(verdict(schema, text)).toBe(expected);
  });

  test('a text with a fact in braces is left to the build, which fills it in', () => {
    expect(verdict(line.max(5), 'About {company}')).toBe('accepted');
    expect(verdict(z.email(), 'hello@{slug}.example')).toBe('accepted');
  });
});
