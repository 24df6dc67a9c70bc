import { forgetKey, keyOf } from './message-key';
import { readAnswer } from './read-answer';
import type { Problem, Sending } from './sending';
import { KEY_FIELD, KEY_HEADER, type Delivery } from '@/content/schemas/contact-delivery';

/** A server that needs longer than this has gone; a file takes its time on a slow line. */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 120_000;

const MB = 1_000_000;

/** Boxes: their values are sent only when ticked, and JSON names them either way. */
const BOXES = ['newsletter', 'terms'];

/** What Formspree calls too large a file. */
const TOO_LARGE = 'FILES_TOO_BIG';

type Failure = keyof Sending['words']['failures'];

/**
 * Hands the filled form over to the service.
 *
 * @param fieldNames the fields that can show a message
 * @returns nothing when the message has arrived
 */
export async function sendMessage(
  form: HTMLFormElement,
  { delivery, words }: Sending,
  fieldNames: readonly string[],
): Promise<Problem | undefined> {
  const message = new FormData(form);
  // A machine filled in what nobody sees: let it believe that it was heard.
  if (message.get(delivery.honeypot.name)) return undefined;
  message.delete(delivery.honeypot.name);

  const file = message.get('file');
  message.delete('file');
  const picked = file instanceof File && file.name !== '' ? file : undefined;
  const { fileField, maxFileMb = Infinity } = delivery;
  if (picked && picked.size > maxFileMb * MB) {
    const message = words.fileTooLarge.replace('{count}', String(maxFileMb));
    return { fields: { file: message }, sentences: [] };
  }
  if (picked && fileField) message.append(fileField, picked);

  const problem = (failure: Failure, wait = words.aWhile): Problem => ({
    fields: {},
    sentences: [words.failures[failure].replace('{wait}', wait)],
  });
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), picked ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  try {
    const response = await fetch(delivery.url || location.pathname, {
      ...requestOf(message, delivery),
      method: 'POST',
      signal: controller.signal,
    });
    const answer = readAnswer(await response.text());
    const { status, ok } = response;
    if (ok && !answer?.refuses && (answer || !delivery.answersJson || status === 204)) {
      forgetKey();
      return undefined;
    }
    if (status === 413 || answer?.general.includes(TOO_LARGE)) return problem('tooLarge');
    if (status === 429) return problem('tooMany', waitOf(response.headers.get('Retry-After')));
    if (status >= 500) return problem('fault');

    const fields = Object.entries(answer?.fields ?? {}).map(
      ([name, text]) => [name === fileField ? 'file' : name, text] as const,
    );
    const shown = fields.filter(([name]) => fieldNames.includes(name));
    const others = fields.filter(([name]) => !fieldNames.includes(name)).map(([, text]) => text);
    if (shown.length > 0) return { fields: Object.fromEntries(shown), sentences: others };
    const refused = status === 422 || answer?.refuses;
    const { sentences } = problem(refused ? 'refused' : 'unexpected');
    return { fields: {}, sentences: [...sentences, ...others] };
  } catch {
    if (controller.signal.aborted) return problem('timeout');
    return problem(navigator.onLine ? 'connection' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

function requestOf(
  message: FormData,
  { format, fields, keyIn }: Delivery,
): Pick<RequestInit, 'headers' | 'body'> {
  for (const [name, value] of Object.entries(fields)) message.set(name, value);
  const key = keyOf(message);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (keyIn === 'header') headers[KEY_HEADER] = key;
  else message.set(KEY_FIELD, key);
  if (format === 'multipart') return { headers, body: message };

  const values = Object.fromEntries([...message].filter(isText));
  // The type is set by the body itself.
  if (format === 'urlencoded') return { headers, body: new URLSearchParams(values) };
  const boxes = Object.fromEntries(BOXES.map((name) => [name, message.has(name)]));
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...values, ...boxes }),
  };
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

/**
 * `Retry-After` in words: seconds, or a date.
 *
 * @returns nothing when the service does not say, or not to scripts of another site
 */
function waitOf(header: string | null): string | undefined {
  const seconds = Number(header) || (Date.parse(header ?? '') - Date.now()) / 1_000;
  if (!(seconds > 0)) return undefined;
  const inMinutes = seconds > 90;
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(Math.ceil(inMinutes ? seconds / 60 : seconds));
}
