import type { z } from 'zod';

/** The entry that an issue's path points into by its id, title or place; a file that is one object has none. */
function nameEntry(data: unknown, path: readonly PropertyKey[]): string {
  let value = data;
  let name = '';
  for (const key of path) {
    if (typeof value !== 'object' || value === null) break;
    const isItem = Array.isArray(value);
    value = (value as Record<PropertyKey, unknown>)[key];
    if (!isItem) continue;
    const entry = (value ?? {}) as Record<string, unknown>;
    const label = [entry.id, entry.key, entry.title, entry.question, entry.name].find(
      (candidate): candidate is string => typeof candidate === 'string' && candidate !== '',
    );
    name += `${name && ', '}entry ${Number(key) + 1}${label ? ` (“${label}”)` : ''}`;
  }
  return name || (Array.isArray(data) ? 'the whole collection' : '');
}

/** In place of zod's words, where they are those of a programmer; what a schema says itself stays. */
function sayPlainly({ code, input }: z.core.$ZodRawIssue): string | undefined {
  if (code === 'unrecognized_keys') return 'is no field that exists here; look at its spelling';
  return input === undefined ? 'is missing' : undefined;
}

/** The field that an issue is about; an issue about an entry as such has none. */
function nameField(issue: z.core.$ZodIssue): string {
  const names = issue.path.filter((key) => typeof key === 'string');
  if (issue.code === 'unrecognized_keys') names.push(issue.keys.join(', '));
  return names.length > 0 ? `field ${names.join('.')}` : '';
}

/**
 * Validates one content file while the site is built.
 *
 * @param file path of the file as its author knows it, for the message
 * @param schema what the data has to be
 * @param data the data as written in that file
 * @returns the parsed data
 * @throws Error that names file, entry and field of everything that is wrong, one line each
 */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(data, { error: sayPlainly });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const place = [nameEntry(data, issue.path), nameField(issue)].filter(Boolean).join(', ');
    return `  ${[file, place, issue.message].filter(Boolean).join(': ')}`;
  });
  throw new Error(`The content is not valid.\n${lines.join('\n')}`);
}
