import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { editorProblems } from './editor-problems';
import { contentFilesIn } from '@/content/model/catalogue';
import { articleFilesIn, pagesIn } from '@/content/model/rules/content-files';
import { readYaml } from '@/content/model/reading/read-file';
import { parseYaml } from '@/content/model/reading/yaml-source';
import { jsonSchemas, schemaPath } from '@/scripts/content/json-schemas';
import { PAGE_SCHEMA_LINE } from '@/scripts/content/page-schema-line';
import type { JsonSchema } from '@/content/model/reading/to-json-schema';
import { defaultLanguage } from '@/messages/languages';

const schemas = jsonSchemas();

const schemaAt = (name: string): JsonSchema => {
  const schema = schemas[schemaPath(name)];
  if (!schema) throw new Error(`There is no JSON Schema called ${name}.`);
  return schema;
};

/** The first line of each YAML file that exists, by which editors find its schema. */
const schemaLines = Object.entries(contentFilesIn(defaultLanguage.code))
  .filter(([, { file }]) => existsSync(file))
  .map(([name, { file }]) => {
    const path = posix.relative(posix.dirname(file), schemaPath(name));
    const fromHere = path.startsWith('../') ? path : `./${path}`;
    return [file, `# yaml-language-server: $schema=${fromHere}`] as const;
  });

/** Paths of the fields, and of the kinds of entries, that have no title. */
function untitled(schema: JsonSchema, path: string): string[] {
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [] } = schema;
  const named: [string, JsonSchema][] = Object.entries(properties).map(([key, field]) => [
    `${path}.${key}`,
    field,
  ]);
  if (typeof additionalProperties === 'object') named.push([`${path}.*`, additionalProperties]);
  if (items?.type === 'object' || items?.oneOf) named.push([`${path}[]`, items]);
  return [
    ...named.filter(([, field]) => !field.title).map(([place]) => place),
    ...named.flatMap(([place, field]) => untitled(field, place)),
    ...[...anyOf, ...oneOf].flatMap((choice) => untitled(choice, path)),
  ];
}

describe('the JSON Schemas of the content', () => {
  it('are named correctly by each file whose first line names one', () => {
    const wrong = schemaLines
      .filter(([file, line]) => {
        const [first = ''] = readFileSync(file, 'utf8').split(/\r?\n/, 1);
        return first.includes('$schema=') && first !== line;
      })
      .map(([file, line]) => `The first line of ${file} must be: ${line}`);
    expect(wrong).toEqual([]);
  });

  it('include the one that new pages name', () => {
    const [, path = ''] = PAGE_SCHEMA_LINE.split('$schema=');
    expect(Object.keys(schemas)).toContain(join(pagesIn('en'), path));
  });

  it('give every field and every kind of entry a title', () => {
    expect(Object.entries(schemas).flatMap(([path, schema]) => untitled(schema, path))).toEqual([]);
  });

  it.each(schemaLines)('accept %s as it is written', (file, line) => {
    const name = /([\w-]+)\.json$/.exec(line)?.[1] ?? '';
    expect(editorProblems(schemaAt(name), readYaml(file).data)).toEqual([]);
  });

  it('accept the fields of every article', () => {
    for (const file of articleFilesIn(defaultLanguage.code)) {
      const [, fields = ''] = readFileSync(file, 'utf8').split(/^---\r?\n/m, 2);
      expect([file, ...editorProblems(schemaAt('article'), parseYaml(file, fields).data)]).toEqual([
        file,
      ]);
    }
  });
});

describe('an editor', () => {
  const home = schemaAt('pages-home');
  const page = readYaml('content/en/pages/home.yaml').data as Record<string, unknown>;

  it('reports a text that is too long, unless it names a fact', () => {
    const long = 'a'.repeat(100);
    expect(editorProblems(home, { ...page, title: long })).toContainEqual(
      expect.stringMatching(/^\/title: .*60 characters/),
    );
    expect(editorProblems(home, { ...page, title: `{company} ${long}` })).toEqual([]);
  });

  it('reports a misspelt field, a missing field and a sentence without a full stop', () => {
    const { sections, ...rest } = page;
    const description = 'A sentence that search engines would show without the stop at its end';
    const problems = editorProblems(home, { ...rest, section: sections, description });
    expect(problems).toContainEqual(expect.stringContaining("'sections'"));
    expect(problems).toContainEqual(expect.stringContaining('additional properties'));
    expect(problems).toContainEqual(expect.stringMatching(/^\/description: .*pattern/));
  });
});
