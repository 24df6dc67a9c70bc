import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { JSON_SCHEMAS, jsonSchemaFiles } from '@/scripts/content/json-schemas';

/** Writes the JSON Schemas of all files of content, and removes those of files that are gone. */
export function writeJsonSchemas(): void {
  const schemas = Object.entries(jsonSchemaFiles());
  rmSync(JSON_SCHEMAS, { recursive: true, force: true });
  mkdirSync(JSON_SCHEMAS, { recursive: true });
  for (const [path, schema] of schemas) {
    writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
  }
}
