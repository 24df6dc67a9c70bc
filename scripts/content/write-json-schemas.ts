import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { JSON_SCHEMAS, jsonSchemas } from '@/scripts/content/json-schemas';

/** Writes the JSON Schemas of all files of content, and removes those of files that are gone. */
export async function writeJsonSchemas(): Promise<void> {
  const schemas = Object.entries(jsonSchemas());
  rmSync(JSON_SCHEMAS, { recursive: true, force: true });
  mkdirSync(JSON_SCHEMAS, { recursive: true });
  for (const [path, schema] of schemas) {
    const options = await resolveConfig(path);
    writeFileSync(path, await format(JSON.stringify(schema), { ...options, filepath: path }));
  }
  console.log(`${schemas.length} JSON Schemas are in ${JSON_SCHEMAS}`);
}
