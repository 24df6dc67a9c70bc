import { HTML_EMAIL } from '@/content/model/schemas/email-address';
import { leftToTheBuild, type JsonSchema } from '@/content/model/reading/to-json-schema';

/** The pattern of a text of a standard format, and the message if it does not match. */
const formats: Record<string, { pattern: string; message: string }> = {
  uri: { pattern: '^https?://[^ ]+$', message: 'must be a URL such as https://www.example.com' },
  email: {
    // A domain with letters beyond ASCII is left to the build, which knows how to encode it.
    pattern: String.raw`${HTML_EMAIL.source.replace(/\$$/, '')}\s*$|@[^@]*[^ -~]`,
    message: 'must be an e-mail address',
  },
};

const lengthMessage = (min: number, max: number) => {
  if (max === Infinity) return `must have at least ${min} characters`;
  return min > 1 ? `must have ${min} to ${max} characters` : `must have at most ${max} characters`;
};

/**
 * How a form checks a text: a regular expression, and a message for a text that does not match it.
 * Some texts are left to the build, such as those with a placeholder.
 *
 * @returns undefined if any text is allowed
 */
export function patternOf(schema: JsonSchema): [pattern: string, message: string] | undefined {
  const { minLength = 0, maxLength = Infinity, format = '', allOf = [] } = schema;
  const known = formats[format];
  // Spaces at the end are removed when the text is saved.
  const own = [schema.pattern, ...allOf.map(({ pattern }) => pattern)].flatMap(
    (one) => one?.replace(/\$$/, String.raw`\s*$`) ?? [],
  );
  const hasLength = minLength > 1 || maxLength < Infinity;
  const patterns = [
    ...(hasLength ? [`^[^]{${minLength},${maxLength === Infinity ? '' : maxLength}}$`] : []),
    ...(known ? [known.pattern] : own),
  ];
  if (patterns.length === 0) return undefined;
  const rule = schema.patternErrorMessage ?? known?.message;
  const messages = [
    ...(hasLength ? [lengthMessage(minLength, maxLength)] : []),
    ...(rule ? [rule] : []),
  ];
  const needed = patterns.map((pattern) => `(?=[^]*?(?:${pattern}))`).join('');
  return [
    `${leftToTheBuild(schema)}|^${needed}`,
    messages.join(', and ') || (schema.description ?? 'has another form'),
  ];
}
