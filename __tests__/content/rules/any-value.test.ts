/**
 * Whatever a file contains is either read or refused with a message: each value of each file is
 * replaced by one of every kind.
 */
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { contentFilesIn, contentNames } from '@/content/model/catalogue';
import { ContentCopy, SPRING } from './content-copy';
import { INTRO, pageFile, section } from '@/__tests__/content/examples';
import { problemsOf } from '@/__tests__/problems-of';
import { readSite } from '@/content/model/read-site';
import { frontMatter } from '@/content/model/schemas/article';
import { sectionOfPage } from '@/content/model/schemas/sections';
import { missingIn } from '@/content/model/reading/missing';
import { validate } from '@/engine/shared/validate';
import { parseYaml } from '@/content/model/reading/yaml-source';
import { entriesOf, fieldsOf, isFields, isList } from '@/engine/shared/values';
import { toJsonSchema } from '@/content/model/reading/to-json-schema';
import { fieldsFor } from '@/editor/config/widgets';
import { defaultLanguage } from '@/messages/languages';

const contentFiles = contentFilesIn(defaultLanguage.code);

const KINDS: readonly unknown[] = [null, 7, 'x', ['x', null], { x: [null] }];
/** How a problem begins. */
const NAMED = /^content\/\S+:\d+: \S/;
/** Number of entries tried in each list: all others have the same rules. */
const ENTRIES = 1;

const copy = new ContentCopy();
// What the fixture does not have, because it needs pictures, a film, or other dates.
const image = 'image: { file: a.jpg, alt: A }';
copy.write(
  'content/en/notice.yaml',
  'text: Closed\nlink: /contact\nfrom: 2026-03-17\nuntil: 2026-03-19\n',
);
copy.write('content/redirects.yaml', 'redirects: [{ from: /a, to: /contact }]\n');
copy.write(
  'content/en/authors.yaml',
  'authors: [{ id: a, name: A, role: B, text: A weaves., profile: https://a.example }]\n',
);
copy.write('content/en/team.yaml', `people: [{ name: A, role: B, text: A weaves., ${image} }]\n`);
const film = ['file: /files/a.mp4', 'poster: /files/a.jpg', 'captions: /files/a.vtt'];
const filmed = section('video', 'heading: Film', ...film) + section('picture', image);
copy.write(SPRING, pageFile(INTRO + filmed));

const { content, pages } = readSite({
  root: copy.root,
  language: defaultLanguage.code,
  now: copy.now,
});
/** A section of each kind, from the pages that have it. */
const examples = new Map(
  [...Object.values(content), ...pages]
    .flatMap((page) => entriesOf(fieldsOf(page).sections))
    .map((one) => [one.kind, one]),
);

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
  const source = parseYaml(file, stringify(whole));
  return [...variantsOf(whole)].flatMap((data) =>
    problemsOf(() => validate({ ...source, data }, schema)).filter(
      (problem) => !NAMED.test(problem),
    ),
  );
}

/** One file for each schema: pages that are composed of sections share theirs. */
const different = contentNames.filter((name, index) => {
  const { schema } = contentFiles[name];
  const isFirst =
    contentNames.findIndex((other) => contentFiles[other].schema === schema) === index;
  return isFirst && content[name] !== undefined;
});

it.each(different)('reads or refuses any value in %s', (name) => {
  const { file, schema } = contentFiles[name];
  const whole = shortened(content[name]);
  expect(unworded(file, schema, whole)).toEqual([]);
  const form = toJsonSchema(schema);
  for (const data of variants(whole)) {
    // Neither may throw.
    fieldsFor(form, data);
    missingIn(whole, data, new Set());
  }
});

const about = contentFiles['pages/about'];
const page = content['pages/about'];

const sectionKinds = sectionOfPage.options.map(({ shape }) => shape.kind.value);

it('has an example of each kind of section in room.yaml, and its name in content/README.md', () => {
  expect(sectionKinds.filter((kind) => !examples.has(kind))).toEqual([]);
  const [list] = /^Kinds of sections[^#]+/m.exec(readFileSync('content/README.md', 'utf8')) ?? [];
  expect(sectionKinds.filter((kind) => !list?.includes(`\`${kind}\``))).toEqual([]);
});

it.each(sectionKinds)('reads or refuses any value in a section of the kind %s', (kind) => {
  const example = examples.get(kind);
  expect(sectionOfPage.safeParse(example)).toMatchObject({ success: true });
  const before = ['intro', 'hero', 'pending'].includes(kind) ? [] : [examples.get('intro')];
  const within = (one: unknown) => ({ ...page, sections: [...before, one] });
  const found = unworded(about.file, about.schema, within(example), function* () {
    for (const variant of variants(example)) yield within(variant);
  });
  expect(found).toEqual([]);
});

it('reads or refuses any value in the fields of an article', () => {
  const fields = { title: 'Two looms', services: ['weaving'], date: '2026-01-31', draft: true };
  expect(unworded('content/en/journal/two-looms.md', frontMatter, fields)).toEqual([]);
});
