import { clearKey, keyOf } from './message-key';
import { readResponse } from './read-response';
import type { Problem, Sending } from './sending';
import { fillText } from '@/engine/islands/fill-text';
import { KEY_FIELD, KEY_HEADER, type Delivery } from '@/content/schemas/contact-delivery';

/** Timeouts after which a server counts as unreachable; uploading a file may take longer. */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 120_000;

const MB = 1_000_000;

/** Checkboxes: form data contains them only when they are ticked, JSON always does. */
const CHECKBOXES = ['newsletter', 'terms'];

/** Formspree's error code for a file that is too large. */
const TOO_LARGE = 'FILES_TOO_BIG';

type Failure = keyof Sending['strings']['failures'];

/**
 * Sends the filled form to the service.
 *
 * @param fieldNames the fields that can show a message
 * @returns undefined if the message has arrived
 */
export async function sendMessage(
  form: HTMLFormElement,
  { delivery, strings }: Sending,
  fieldNames: readonly string[],
): Promise<Problem | undefined> {
  const message = new FormData(form);
  // A bot filled in the hidden field: pretend that the message was sent.
  if (message.get(delivery.honeypot.name)) return undefined;
  message.delete(delivery.honeypot.name);

  const file = message.get('file');
  message.delete('file');
  const picked = file instanceof File && file.name !== '' ? file : undefined;
  const { fileField, maxFileMb = Infinity } = delivery;
  if (picked && picked.size > maxFileMb * MB) {
    const message = fillText(strings.fileTooLarge, { count: maxFileMb });
    return { fields: { file: message }, sentences: [] };
  }
  if (picked && fileField) message.append(fileField, picked);

  const problem = (failure: Failure, wait = strings.aWhile): Problem => ({
    fields: {},
    sentences: [fillText(strings.failures[failure], { wait })],
  });
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), picked ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  try {
    const response = await fetch(delivery.url || location.pathname, {
      ...requestOf(message, delivery),
      method: 'POST',
      signal: controller.signal,
    });
    const body = readResponse(await response.text());
    const { status, ok } = response;
    if (ok && !body?.rejects && (body || !delivery.respondsWithJson || status === 204)) {
      clearKey();
      return undefined;
    }
    if (status === 413 || body?.general.includes(TOO_LARGE)) return problem('tooLarge');
    if (status === 429) return problem('tooMany', waitOf(response.headers.get('Retry-After')));
    if (status >= 500) return problem('fault');

    const fields = Object.entries(body?.fields ?? {}).map(
      ([name, text]) => [name === fileField ? 'file' : name, text] as const,
    );
    const isShown = (name: string) => fieldNames.includes(name) && (name !== 'file' || fileField);
    const shown = fields.filter(([name]) => isShown(name));
    const others = fields.filter(([name]) => !isShown(name)).map(([, text]) => text);
    if (shown.length > 0) return { fields: Object.fromEntries(shown), sentences: others };
    const isRejected = status === 422 || body?.rejects;
    const { sentences } = problem(isRejected ? 'refused' : 'unexpected');
    return { fields: {}, sentences: [...sentences, ...others] };
  } catch {
    if (controller.signal.aborted) return problem('timeout');
    if (picked && !(await isReadable(picked))) {
      return { fields: { file: strings.fileChanged }, sentences: [] };
    }
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
  // The body itself sets the content type.
  if (format === 'urlencoded') return { headers, body: new URLSearchParams(values) };
  const checkboxes = Object.fromEntries(CHECKBOXES.map((name) => [name, message.has(name)]));
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...values, ...checkboxes }),
  };
}

/** A file that was saved or moved after it had been chosen can no longer be read. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

/**
 * Formats `Retry-After`, which is a number of seconds or a date, for display.
 *
 * @returns undefined if the header is missing, or is not exposed to other origins
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
