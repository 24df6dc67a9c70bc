/**
 * Whatever a file contains is either read or refused with a message: each value of each file is
 * replaced by one of every kind.
 */
import { existsSync } from 'node:fs';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { contentFilesIn, type ContentName } from '@/content/catalogue';
import { INTRO } from '@/__tests__/content/examples';
import { problemsOf } from '@/__tests__/problems-of';
import { frontMatter } from '@/content/schemas/article';
import { sectionOfPage } from '@/content/schemas/sections';
import { missingIn } from '@/engine/content/missing';
import { validate } from '@/engine/content/validate';
import { readYaml } from '@/engine/content/read-file';
import { parseYaml } from '@/engine/content/yaml-source';
import { entriesOf, fieldsOf, isFields, isList } from '@/engine/content/values';
import { toJsonSchema, type JsonSchema } from '@/engine/content/to-json-schema';
import { fieldsFor } from '@/scripts/editor/config/widgets';
import { defaultLanguage } from '@/messages/languages';

const contentFiles = contentFilesIn(defaultLanguage.code);

const KINDS: readonly unknown[] = [null, 7, 'x', ['x', null], { x: [null] }];
/** How a problem begins. */
const NAMED = /^content\/\S+:\d+: \S/;
/** Number of entries tried in each list: all others have the same rules. */
const ENTRIES = 2;
const NOTICE = "text: '{company} is closed'\nlink: /contact\nfrom: 2026-03-17\nuntil: 2026-03-19\n";
const AUTHORS =
  'authors:\n  - id: a-b\n    name: A\n    role: B\n    text: A weaves.\n    profile: https://a.example\n';
const TEAM =
  'people:\n  - name: A\n    role: B\n    image:\n      file: a.jpg\n      alt: A\n    text: A weaves.\n';
/** Files that a site need not have. */
const others = { notice: NOTICE, authors: AUTHORS, team: TEAM };
/** The files that the site has, and the optional ones above. */
const names = (Object.keys(contentFiles) as ContentName[]).filter(
  (name) => name in others || existsSync(contentFiles[name].file),
);
const sources = {
  ...Object.fromEntries(
    names
      .filter((name) => !(name in others))
      .map((name) => [name, readYaml(contentFiles[name].file)]),
  ),
  notice: parseYaml(contentFiles.notice.file, NOTICE),
  authors: parseYaml(contentFiles.authors.file, AUTHORS),
  team: parseYaml(contentFiles.team.file, TEAM),
} as Record<ContentName, ReturnType<typeof readYaml>>;

/** The section with which most pages begin. */
const [INTRO_SECTION] = entriesOf(fieldsOf(parseYaml('page', `sections:${INTRO}`).data).sections);

/** A value with its lists cut short, so that all of its variants are soon read. */
function shortened(value: unknown): unknown {
  if (isList(value)) return value.slice(0, ENTRIES).map(shortened);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

/** A value with each part replaced by each kind of value, or left out, one at a time. */
function* variants(value: unknown): Generator<unknown> {
  yield* KINDS;
  if (isList(value)) {
    for (const [index, entry] of value.entries()) {
      for (const variant of variants(entry)) yield value.with(index, variant);
    }
  } else if (isFields(value)) {
    for (const [key, part] of Object.entries(value)) {
      for (const variant of variants(part)) yield { ...value, [key]: variant };
      const { [key]: _, ...rest } = value;
      yield rest;
    }
  }
}

/** The problems, in all variants of a file's content, that lack a file, a line or a message. */
function unworded(file: string, schema: z.ZodType, whole: unknown, variantsOf = variants) {
  const form = toJsonSchema(schema);
  const source = parseYaml(file, stringify(whole));
  return [...variantsOf(whole)].flatMap((data) => {
    // Neither may throw.
    fieldsFor(form, data);
    missingIn(whole, data, new Set());
    return problemsOf(() => validate({ ...source, data }, schema)).filter(
      (problem) => !NAMED.test(problem),
    );
  });
}

/** One file for each schema: pages that are composed of sections share theirs. */
const different = names.filter((name, index) => {
  const { schema } = contentFiles[name];
  return names.findIndex((other) => contentFiles[other].schema === schema) === index;
});

it.each(different)('reads or refuses any value in %s', (name) => {
  const { file, schema } = contentFiles[name];
  expect(unworded(file, schema, shortened(sources[name].data))).toEqual([]);
});

/** Texts among which each rule accepts at least one. */
const TEXTS = [
  ...['Two looms', 'Two looms weave.', 'two-looms', '/contact', 'looms.jpg'],
  ...['/files/looms.mp4', '/files/looms.jpg', '/files/looms.vtt'],
];

/** A value that a schema accepts, with all optional fields. */
function exampleOf(schema: JsonSchema): unknown {
  const { const: fixed, enum: choices, type, items = {}, minItems = 1, pattern = '' } = schema;
  if (fixed !== undefined || choices) return fixed ?? choices?.[0];
  if (type === 'string') return TEXTS.find((text) => new RegExp(pattern, 'u').test(text));
  if (type === 'array') return Array.from({ length: minItems }, () => exampleOf(items));
  if (type !== 'object') return type === 'boolean' ? false : 1;
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
}

const about = contentFiles['pages/about'];

/** Kinds of sections with which a page begins. */
const BEGINNINGS = ['intro', 'hero', 'pending'];

it.each(sectionOfPage.options.map((kind) => [kind.shape.kind.value, kind] as const))(
  'reads or refuses any value in a section of the kind %s',
  (kind, schema) => {
    const example = fieldsOf(exampleOf(toJsonSchema(schema)));
    // The JSON Schema does not say which placeholder this field needs.
    const template = 'messageTemplate' in example && { messageTemplate: `{${kind.slice(0, -1)}}` };
    const section = { ...example, ...template };
    expect(schema.safeParse(section)).toMatchObject({ success: true });
    const before = BEGINNINGS.includes(kind) ? [] : [INTRO_SECTION];
    const whole = { ...fieldsOf(sources['pages/about'].data), sections: [...before, section] };
    const found = unworded(about.file, about.schema, whole, function* () {
      for (const variant of variants(section)) yield { ...whole, sections: [...before, variant] };
    });
    expect(found).toEqual([]);
  },
);

it('reads or refuses any value in the fields of an article', () => {
  const fields = { title: 'Two looms', services: ['weaving'], date: '2026-01-31', draft: true };
  expect(unworded('content/en/journal/two-looms.md', frontMatter, fields)).toEqual([]);
});
