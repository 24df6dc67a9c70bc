import Ajv, { type ValidateFunction } from 'ajv';
import type { JsonSchema } from '@/content/model/reading/to-json-schema';

const ajv = new Ajv({ allErrors: true });
// Keywords that editors know besides those of the standard.
ajv.addVocabulary(['x-widget', 'patternErrorMessage', 'enumDescriptions']);

/** Pages of sections differ in their titles alone, and compiling their schema takes half a second. */
const compiled = new Map<string, ValidateFunction>();

/** What an editor reports about a file's values, by the file's JSON Schema. */
export function editorProblems(schema: JsonSchema, data: unknown): string[] {
  const key = JSON.stringify({ ...schema, title: '' });
  const check = compiled.get(key) ?? ajv.compile(schema);
  compiled.set(key, check);
  check(data);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}
