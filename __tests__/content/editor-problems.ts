import Ajv from 'ajv';
import type { JsonSchema } from '@/content/model/reading/to-json-schema';

// One for all checks, because it caches the schemas that it has compiled.
const ajv = new Ajv({ allErrors: true });
// Keywords that editors know besides those of the standard.
ajv.addVocabulary(['x-widget', 'patternErrorMessage']);

/** What an editor reports about a file's values, by the file's JSON Schema. */
export function editorProblems(schema: JsonSchema, data: unknown): string[] {
  const check = ajv.compile(schema);
  check(data);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}
