import { z } from 'zod';
import { contentFilesIn } from '@/content/model/catalogue';
import { field, named } from '@/content/model/schemas/field';
import { toJsonSchema } from '@/content/model/reading/to-json-schema';
import { withLabels } from '@/editor/problem-labels';

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
    sections: field(
      z.array(
        z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('next'),
            action: field(z.string(), 'Text of the link'),
          }),
          field(
            z.strictObject({
              kind: z.literal('map'),
              action: field(z.string(), 'Text of the button'),
            }),
            'Map or calendar',
          ),
        ]),
      ),
      'Sections',
    ),
    figures: field(z.record(z.string(), field(z.string(), 'Figure')), 'Figures'),
    shares: field(z.record(z.enum(['topShare']), z.string()), 'Shares'),
    delivery: field(
      z.union([z.literal('none'), z.strictObject({ url: field(z.string(), 'Its URL') })]),
      'Delivery',
    ),
  }),
);
const { site: company } = contentFilesIn('en');
const site = { ...company, schema: toJsonSchema(company.schema) };
const FILE = 'content/en/services.yaml';
const formOf = (file: string) => (file === FILE ? { title: 'Services', schema } : undefined);

const on = (path: readonly (string | number)[] | undefined, names = {}, line = 9) => ({
  file: FILE,
  line,
  names,
  message: 'is wrong',
  ...(path && { path }),
});

test.each([
  [
    on(['services', 1, 'handover', 'begins'], { 1: 'it' }),
    'entry 2 of “Services we sell” (“it”), field “Handover › How it begins”: is wrong',
  ],
  [
    on(['services', 0, 'categories', 2, 'tasks'], { 1: 'a: b, c', 3: 'x' }),
    'entry 1 of “Services we sell” (“a: b, c”), entry 3 of “Kinds of task” (“x”), field “Tasks”: is wrong',
  ],
  [
    on(['services', 0, 'categories', 1, 'tasks', 3]),
    'entry 1 of “Services we sell”, entry 2 of “Kinds of task”, entry 4 of “Tasks”: is wrong',
  ],
  [
    on(['sections', 0, 'action'], { 1: 'map' }),
    'entry 1 of “Sections” (“Map or calendar”), field “Text of the button”: is wrong',
  ],
  [
    on(['sections', 0, 'action'], { 1: 'a name' }),
    'entry 1 of “Sections” (“a name”), field “Text of the link”: is wrong',
  ],
  [on(['ctaText']), 'field “Cta text”: is wrong'],
  // Names that an owner has chosen are in the form as they are written.
  [on(['figures', 'topShare']), 'field “Figures › topShare”: is wrong'],
  [on(['shares', 'topShare']), 'field “Shares › Top share”: is wrong'],
  [on(['delivery', 'url']), 'field “Delivery › Its URL”: is wrong'],
  [on(['delivery', 'extra']), 'field “Delivery › Extra”: is wrong'],
  [on(undefined), 'line 9: is wrong'],
  [on([]), 'is wrong'],
])('%#: fields and lists are called as the form calls them', (problem, expected) => {
  expect(withLabels(problem, formOf)).toBe(`Services: ${expected}`);
});

test.each([
  ['must not be earlier than `from`', 'must not be earlier than “First day”'],
  ['must be a part of `labels.terms`', 'must be a part of “Labels › Terms”'],
  ['is of no use to `own`', 'is of no use to “A server of yours”'],
  ['see `menuText` of that page', 'see “Text in the panel” of that page'],
  ['add it to `embeds` in content/site.yaml', 'add it to “Embedded sites” in “The company”'],
  ['no value of purpose.yaml', 'no value of “Mission, vision and values”'],
  ['the page of pages/pricing.yaml', 'the page of “Pricing page”'],
  ['not in content/en/other.yaml', 'not in content/en/other.yaml'],
  ['“a `code` b” is Markdown', '“a `code` b” is Markdown'],
])('the message “%s” has labels and no keys', (message, expected) => {
  const own = z.strictObject({
    from: field(z.string(), 'First day'),
    labels: field(z.strictObject({ terms: field(z.string(), 'Terms') }), 'Labels'),
    service: field(named({ own: 'A server of yours' }), 'Service'),
  });
  const forms = { [FILE]: { title: 'Own', schema: toJsonSchema(own) }, [site.file]: site };
  const told = withLabels({ ...on(['from']), message }, (file) => forms[file]);
  expect(told).toBe(`Own: field “First day”: ${expected}`);
});

test('another place is that of its form, too', () => {
  const see = {
    file: FILE,
    line: 3,
    path: ['services', 0, 'handover', 'begins'],
    names: { 1: 'it' },
  };
  const message = '“Go” is used in {see}, too';
  expect(withLabels({ ...on(['ctaText']), message, see }, formOf)).toBe(
    'Services: field “Cta text”: “Go” is used in “Services”, entry 1 of “Services we sell” (“it”), field “Handover › How it begins”, too',
  );
  const file = 'content/published-urls.txt';
  expect(withLabels({ ...on(['ctaText']), message, see: { file, names: {} } }, formOf)).toContain(
    `is used in ${file}, too`,
  );
});

test('a kind of section is called as the form calls it', () => {
  const section = { ...on(['sections', 0]), message: 'is `map`, which may only end a page' };
  expect(withLabels(section, formOf)).toBe(
    'Services: entry 1 of “Sections”: is “Map or calendar”, which may only end a page',
  );
});

test('a problem of a file without a form is at its line, and what to do names forms', () => {
  const file = 'content/published-urls.txt';
  const message = 'name it in `aliases` of a page or in content/redirects.yaml';
  expect(withLabels({ ...on(undefined), file, message }, formOf)).toBe(
    `${file}:9: name it in “Former paths” of a page or in “Redirects”`,
  );
});
