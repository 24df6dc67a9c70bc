import Ajv from 'ajv';
import type { JsonSchema } from '@/engine/content/to-json-schema';

/** What an editor reports of the values of a file, by the file's JSON Schema. */
export function editorProblems(schema: JsonSchema, data: unknown): string[] {
  const ajv = new Ajv({ allErrors: true });
  // Keywords that editors know besides those of the standard.
  ajv.addVocabulary(['x-widget', 'patternErrorMessage']);
  const check = ajv.compile(schema);
  check(data);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}
