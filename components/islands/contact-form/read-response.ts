/** The content of a response, whichever documented shape it has. */
export interface ResponseBody {
  /** Whether the body says that the message was rejected, whatever the status. */
  rejects: boolean;
  /** Messages by the name of the field they are about. */
  fields: Record<string, string>;
  /** Codes and messages that concern no particular field. */
  general: string[];
}

type Json = Record<string, unknown>;

/**
 * Parses the body of a response: `{ success: false }`, `{ ok: false }`, `{ error }`, and `errors`
 * as a list of `{ field?, code?, message }` or as an object of messages by field.
 *
 * @returns undefined if the text is not a JSON object
 */
export function readResponse(text: string): ResponseBody | undefined {
  const body = parse(text);
  if (!body) return undefined;
  const errors = listErrors(body.errors);
  const fields: Record<string, string> = {};
  const general: string[] = [];
  for (const { field, code, message } of errors) {
    if (field && message) fields[field] ??= message;
    else general.push(...[code, message].filter((word) => word !== undefined));
  }
  const reportsFailure = [body.success, body.ok].some(
    (value) => value === false || value === 'false',
  );
  return { rejects: reportsFailure || Boolean(body.error) || errors.length > 0, fields, general };
}

function parse(text: string): Json | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): Json | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Json) : undefined;
}

function asText(value: unknown): string | undefined {
  const [text] = Array.isArray(value) ? (value as unknown[]) : [value];
  return typeof text === 'string' && text.trim() ? text : undefined;
}

function listErrors(errors: unknown) {
  const entries: [string | undefined, unknown][] = Array.isArray(errors)
    ? errors.map((error) => [undefined, error])
    : Object.entries(asObject(errors) ?? {});
  return entries.map(([name, error]) => {
    const { field, code, message } = asObject(error) ?? { message: error };
    return { field: name ?? asText(field), code: asText(code), message: asText(message) };
  });
}
