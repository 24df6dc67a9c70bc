import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogue, contentFilesIn } from '@/content/model/catalogue';
import { namedLists } from '@/content/model/references';
import { toJsonSchema } from '@/content/model/reading/to-json-schema';
import { readYaml } from '@/content/model/reading/read-file';
import { referencesIn } from '@/content/model/rules/references-in';
import { isFields, isList } from '@/engine/shared/values';
import { references } from '@/content/model/schemas/reference';
import { defaultLanguage } from '@/messages/languages';

const present = Object.values(contentFilesIn(defaultLanguage.code))
  .map(({ file, schema }) => ({ file: join('__tests__/fixture', file), schema }))
  .filter(({ file }) => existsSync(file));

const page = z.string().startsWith('/').register(references, { to: 'link' });

/** The values of all fields of this name. */
function valuesOf(name: string, data: unknown): unknown[] {
  if (isList(data)) return data.flatMap((entry) => valuesOf(name, entry));
  if (!isFields(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === name ? [value] : valuesOf(name, value),
  );
}

it('finds references at any depth', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ link: page.optional() })) });
  expect(referencesIn(schema, { list: [{ link: '/a' }, {}, { link: '/b' }] })).toEqual([
    { to: 'link', path: ['list', 0, 'link'], value: '/a' },
    { to: 'link', path: ['list', 2, 'link'], value: '/b' },
  ]);
});

it.each(Object.entries(namedLists))(
  'the list of each %s is there',
  (_, { file, list, key, label }) => {
    const { properties = {} } = toJsonSchema(catalogue[file].schema);
    const entry = properties[list]?.items?.properties ?? {};
    expect(Object.keys(entry)).toEqual(expect.arrayContaining([key, label]));
  },
);

it('finds every link in the content', () => {
  const found = present.flatMap(({ file, schema }) => {
    const { data } = readYaml(file);
    const named = referencesIn(schema, data).filter(({ to }) => to === 'link');
    // An embedded part has the words of its link under this name.
    const paths = valuesOf('link', data).filter((value) => /^(?:\/|https:)/.test(String(value)));
    expect(named.map(({ value }) => value)).toEqual(paths);
    return named;
  });
  expect(found).not.toEqual([]);
});
