import { fillText } from '@/engine/islands/fill-text';
import { routes } from '@/content/model/routes';
import { services } from '@/content/model/services';
import {
  contentFilesIn,
  contentNames,
  isOptional,
  type ContentName,
} from '@/content/model/catalogue';
import { DECAP_FORMATS, editorConfig } from '@/editor/config/editor-config';
import { composedPage } from '@/content/model/schemas/composed-page';
import { toJsonSchema, type JsonSchema } from '@/content/model/reading/to-json-schema';
import { siteContent } from '@/editor/config/site-content';
import type { Widget } from '@/editor/config/widgets';
import { defaultLanguage } from '@/messages/languages';

// Forms are made for the content of the site itself.
jest.unmock('@/content/model/loaded');

const contentFiles = contentFilesIn(defaultLanguage.code);
const fieldsOfSchema = (name: ContentName) => toJsonSchema(contentFiles[name].schema);

/** Fields that only developers can change, and `hidden` of pages that the site needs. */
const HIDDEN = [
  ...['site.contactEndpoint', 'site.insight'],
  ...contentNames
    .filter((name) => !isOptional(name) && 'hidden' in (fieldsOfSchema(name).properties ?? {}))
    .map((name) => `${name}.hidden`),
];

type Collection = {
  name: string;
  folder?: string;
  fields?: Widget[];
  files?: { name: string; label: string; file: string; fields: Widget[] }[];
};

const { collections, ...config } = editorConfig(siteContent(), {
  backend: { name: 'proxy' },
  siteUrl: 'http://localhost:3000',
  formats: DECAP_FORMATS,
});
const all = collections as Collection[];
const files = all.flatMap(({ files = [] }) => files);

/** Paths of a schema's fields that a form does not have. */
function missingFrom(fields: readonly Widget[], schema: JsonSchema, path: string): string[] {
  const names = Object.entries(schema.properties ?? {});
  return names.flatMap(([name, property]) => {
    const field = fields.find((one) => one.name === name);
    const place = `${path}.${name}`;
    if (!field) return [place];
    const entry = property.items ?? property;
    return missingFrom((field.fields ?? []) as Widget[], entry, place);
  });
}

test('every file of content has a form', () => {
  const expected = Object.values(contentFiles).map(({ file }) => file);
  expect(files.map(({ file }) => file).toSorted()).toEqual([...expected].toSorted());
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

test('a field for a picture contains its name alone, in every collection', () => {
  // A folder of its own for pictures is also in the field, unless that is said apart.
  const inFields = all.filter((one) => 'media_folder' in one && !('public_folder' in one));
  expect(config).toHaveProperty('public_folder', '');
  expect(inFields.map(({ name }) => name)).toEqual([]);
});

test('no form speaks of how a file is written', () => {
  const texts = JSON.stringify(collections).match(/[^"]*(?:YAML| aliases\b)[^"]*/g);
  expect(texts).toBeNull();
});

test('the forms have every field that an owner may change', () => {
  const missing = Object.entries(contentFiles).flatMap(([name, { file, schema }]) => {
    const form = files.find((one) => one.file === file);
    return missingFrom(form?.fields ?? [], toJsonSchema(schema), name);
  });
  expect(missing).toEqual(HIDDEN);
});

test('every list has names for its entries, and every select has choices', () => {
  const flat = (fields: readonly Widget[]): Widget[] =>
    fields.flatMap((field) => [field, ...flat((field.fields ?? []) as Widget[])]);
  const fields = files.flatMap((file) => flat(file.fields));
  const isIncomplete = ({ widget, summary, options, types }: Widget) =>
    (widget === 'list' && !types && !/^\{\{fields\.\w+\}\}$/.test(String(summary))) ||
    (widget === 'select' && (options as unknown[]).length === 0);
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(isIncomplete)).toEqual([]);
});

/** Plurals of words that no rule makes. */
const PLURALS: Readonly<Record<string, string>> = { person: 'people' };
const pluralOf = (word: string) =>
  PLURALS[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);

test('the names of a list and of its entries are words, of which one is the other’s plural', () => {
  const lists: [label: string, singular: string][] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { widget, label, label_singular: singular } = value as Widget;
    if (widget === 'list') lists.push([label, String(singular)]);
    Object.values(value).forEach(collect);
  };
  collect(collections);
  const isWrong = ([label, singular]: [string, string]) => {
    const words = label.toLowerCase().split(' ');
    const isPlural = singular
      .toLowerCase()
      .split(' ')
      .some((word) => words.includes(pluralOf(word)));
    // What a rule makes of “Focus” is no word.
    return !isPlural || /[iu]$/.test(singular);
  };
  expect(lists.length).toBeGreaterThan(30);
  expect(lists.filter(isWrong)).toEqual([]);
});

test('pages can be composed of sections of every kind, each with all of its fields', () => {
  const pages = all.find(({ name }) => name === 'pages-of-sections');
  expect(pages).toMatchObject({ create: true, delete: true, format: 'yaml' });
  const list = pages?.fields?.find(({ name }) => name === 'sections');
  expect(list).toMatchObject({ widget: 'list', typeKey: 'kind' });
  const schema = toJsonSchema(composedPage).properties?.sections?.items?.oneOf ?? [];
  const types = list?.types as { name: string; label: string; fields: Widget[] }[];
  expect(types.map(({ name }) => name)).toEqual(
    schema.map(({ properties }) => properties?.kind?.const),
  );
  for (const [index, { name, label, fields }] of types.entries()) {
    expect(label).toBeTruthy();
    expect(missingFrom(fields, schema[index]!, name)).toEqual([`${name}.kind`]);
  }
});

test('articles can be written, with their text as plain Markdown', () => {
  const articles = all.find(({ name }) => name === 'articles');
  expect(articles).toMatchObject({ create: true, delete: true, format: 'yaml-frontmatter' });
  expect(articles?.fields?.at(-1)).toMatchObject({ name: 'body', widget: 'text' });
  expect(articles?.fields?.find(({ name }) => name === 'services')).toMatchObject({
    multiple: true,
    options: services.map(({ id }) => ({ value: id })),
  });
});

test('a link may be chosen from all pages', () => {
  const { choices, read } = siteContent();
  const { slug } = read(contentFiles.site.file) as { slug: string };
  const paths = choices.path?.map(({ value }) => fillText(String(value), { slug }));
  const pages = routes
    .filter(({ canonical, continues }) => !canonical && !continues)
    .map(({ path }) => path);
  expect(pages.filter((path) => !paths?.includes(path))).toEqual([]);
});

test('the configuration names no other host', () => {
  const text = JSON.stringify({ ...config, collections: collections.map(({ name }) => name) });
  expect(text.match(/https?:\/\/[^"/]+/g)).toEqual(['http://localhost:3000']);
});
