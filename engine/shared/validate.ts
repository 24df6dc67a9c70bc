import type { z } from 'zod';
import { ContentError } from './content-error';
import type { Problem, Validated } from './problem';
import { valueAt } from './values';

/** What a value of each type is called in messages. */
const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const entries = (count: number | bigint) => `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`;

/** The names of the fields that a group may have, as far as its schema lists them. */
function knownFields({ inst }: z.core.$ZodRawIssue): string {
  const { shape } = (inst?._zod.def ?? {}) as { shape?: Record<string, unknown> };
  return Object.keys(shape ?? {}).join(', ');
}

/** The message for an unknown field, with a list of the known ones. */
function unknownField(issue: z.core.$ZodRawIssue): string {
  const known = knownFields(issue);
  return known ? `is not a known field; there are ${known}` : 'is not a known field';
}

/** How a value of the wrong type has to be written. */
function rightType(expected: string, issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
  // A number that has been read may have lost a plus sign, noughts or spaces.
  if (expected === 'string' && typeof input === 'number') return ': put it in quotes as it stands';
  if (expected === 'string' && isPlain) return `: put it in quotes, "${String(input)}"`;
  if (expected === 'array') {
    return isPlain
      ? `, even for one entry: [${String(input)}]`
      : ': each entry begins with a hyphen';
  }
  const fields = expected === 'object' ? knownFields(issue) : '';
  return fields && `: ${fields}`;
}

/** Replaces zod's technical messages with plain ones; undefined keeps those of our own schemas. */
function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === 'unrecognized_keys') return unknownField(issue);
  if (code === 'invalid_union' && issue.discriminator) {
    return `must be one of ${(issue.options as readonly unknown[]).map(String).join(', ')}`;
  }
  if (input === undefined || input === null) {
    if ((issue.path ?? []).length === 0) return 'is empty';
    return input === null
      ? 'has no value: write one, or delete the field if it is optional'
      : 'is missing';
  }
  if (code === 'invalid_type') {
    const { expected } = issue;
    return `must be ${kinds[expected] ?? expected}${rightType(expected, issue)}`;
  }
  if (code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (code === 'invalid_key') return issue.issues[0]?.message;
  if (code === 'too_small' && issue.origin === 'array') {
    return `needs at least ${entries(issue.minimum)}`;
  }
  if (code === 'too_big' && issue.origin === 'array') {
    return `may have at most ${entries(issue.maximum)}`;
  }
  if (code === 'too_small') return `must be at least ${issue.minimum}`;
  if (code === 'too_big') return `must be at most ${issue.maximum}`;
  return undefined;
}

/** Whether the value itself is of the wrong kind, not just a field or an entry in it. */
const isOfWholeValue = ({ code, path }: z.core.$ZodIssue) =>
  path.length === 0 && code !== 'unrecognized_keys';

/** A union's issues with the kind that the value resembles; any other issue as it is. */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find((issues) => issues.length > 0 && !issues.some(isOfWholeValue));
  if (!meant) return [issue];
  return meant.flatMap((part) => meantIssues({ ...part, path: [...issue.path, ...part.path] }));
}

/** Whether an issue is about the size of a value whose wrong type is already reported. */
function isOfWrongKind({ code, path }: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]) {
  if (code !== 'too_small' && code !== 'too_big') return false;
  return issues.some(
    (other) => other.code === 'invalid_type' && other.path.join('\n') === path.join('\n'),
  );
}

/** An issue's problems: one for each unknown field, otherwise just one. */
function problemsOf({ file, data }: Validated, issue: z.core.$ZodIssue): Problem[] {
  const { code, path, message } = issue;
  if (code !== 'unrecognized_keys') {
    const isMissing = code === 'invalid_type' && valueAt(data, path) === undefined;
    // A schema's own message is about a value of the wrong type, not a missing one.
    const own = isMissing && message.startsWith('must be ') && `is missing; it ${message}`;
    return [{ file, path, message: own || message }];
  }
  return issue.keys.map((key) => ({ file, path: [...path, key], message }));
}

/**
 * Validates the values of a file.
 *
 * @param source its values; with lines, if it can look them up
 * @returns the parsed values
 * @throws ContentError that names line, entry and field of everything that is wrong
 */
export function validate<Schema extends z.ZodType>(
  source: Validated,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(source.data, { error: plainMessage });
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(meantIssues);
  throw new ContentError(
    issues
      .filter((issue) => !isOfWrongKind(issue, issues))
      .flatMap((issue) => problemsOf(source, issue)),
    [source],
  );
}
