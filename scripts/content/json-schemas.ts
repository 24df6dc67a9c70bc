import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { z } from 'zod';
import { catalogue } from '@/content/model/catalogue';
import { composedPage } from '@/content/model/schemas/composed-page';
import { frontMatter } from '@/content/model/schemas/article';
import {
  leftToTheBuild,
  toJsonSchema,
  type JsonSchema,
} from '@/content/model/reading/to-json-schema';
import { writeWhole } from '@/engine/shared/write-whole';

/** Folder of the JSON Schemas. */
export const JSON_SCHEMAS = 'content/model/schemas/json';

/** Schemas within a schema. */
function partsOf({ properties, additionalProperties, items, anyOf, oneOf }: JsonSchema) {
  return [
    ...Object.values(properties ?? {}),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...(items ? [items] : []),
    ...(anyOf ?? []),
    ...(oneOf ?? []),
  ];
}

/** Limits on a text once its facts are filled in. */
const LIMITS = ['minLength', 'maxLength', 'pattern', 'patternErrorMessage'] as const;

/**
 * Fits a schema to texts as they are in the files: the length and form of a text with a fact in
 * braces are known only once the fact is filled in, so they are left to the build. So are those of
 * texts in other scripts.
 */
function leaveLimitsToBuild(schema: JsonSchema): void {
  partsOf(schema).forEach(leaveLimitsToBuild);
  if (schema.type !== 'string') return;
  // Each format comes with a pattern that is equivalent.
  delete schema.format;
  const { minLength = 0 } = schema;
  const names = LIMITS.filter((name) => name in schema && (name !== 'minLength' || minLength > 1));
  if (names.length === 0) return;
  const limits: JsonSchema = Object.fromEntries(names.map((name) => [name, schema[name]]));
  names.forEach((name) => delete schema[name]);
  if (minLength > 0) schema.minLength = 1;
  schema.if = { not: { pattern: leftToTheBuild({ ...schema, ...limits }) } };
  schema.then = limits;
}

export function jsonSchemaOf(schema: z.ZodType, title: string): JsonSchema {
  const json = toJsonSchema(schema);
  leaveLimitsToBuild(json);
  return { title, ...json };
}

/** Path of the JSON Schema for the file called `name` in the catalogue. */
export const schemaPath = (name: string) => `${JSON_SCHEMAS}/${name.replaceAll('/', '-')}.json`;

/** The JSON Schemas of all files of content, by path; editors complete and check with them. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const files = {
    ...catalogue,
    page: { schema: composedPage, title: 'Page' },
    article: { schema: frontMatter, title: 'Article' },
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, { schema, title }]) => [
      schemaPath(name),
      jsonSchemaOf(schema, title),
    ]),
  );
}

/** Writes these files, and removes those of content that is gone. */
export function writeJsonSchemas(): void {
  const files = jsonSchemas();
  mkdirSync(JSON_SCHEMAS, { recursive: true });
  for (const [path, schema] of Object.entries(files)) {
    writeWhole(path, `${JSON.stringify(schema, null, 2)}\n`);
  }
  for (const name of readdirSync(JSON_SCHEMAS).filter((one) => one.endsWith('.json'))) {
    if (!Object.hasOwn(files, `${JSON_SCHEMAS}/${name}`)) rmSync(`${JSON_SCHEMAS}/${name}`);
  }
}
