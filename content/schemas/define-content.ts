import type { z } from 'zod';

/**
 * Describes the entry that contains the issue, by its position and id or title; empty for a file
 * with a single object.
 */
function describeEntry(data: unknown, path: readonly PropertyKey[]): string {
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

/** Replaces zod's technical messages by plain ones; messages from our own schemas are kept. */
function plainMessage({ code, input }: z.core.$ZodRawIssue): string | undefined {
  if (code === 'unrecognized_keys') return 'is not a known field; check its spelling';
  return input === undefined ? 'is missing' : undefined;
}

/** Describes the field that an issue concerns; empty if it concerns the whole entry. */
function describeField(issue: z.core.$ZodIssue): string {
  const names = issue.path.filter((key) => typeof key === 'string');
  if (issue.code === 'unrecognized_keys') names.push(issue.keys.join(', '));
  return names.length > 0 ? `field ${names.join('.')}` : '';
}

/**
 * Validates one content file during the build.
 *
 * @param file path of the file, for error messages
 * @param schema the schema of the data
 * @param data the data as written in that file
 * @returns the parsed data
 * @throws Error that names file, entry and field of everything that is wrong, one line each
 */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(data, { error: plainMessage });
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const place = [describeEntry(data, issue.path), describeField(issue)]
      .filter(Boolean)
      .join(', ');
    return `  ${[file, place, issue.message].filter(Boolean).join(': ')}`;
  });
  throw new Error(`The content is not valid.\n${lines.join('\n')}`);
}
