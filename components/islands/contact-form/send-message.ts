import type { ContactFormValues } from './contact-form-schema';
import { readResponse } from './read-response';
import type { Problem, Sending } from './sending';
import { beginAttempt, noteRefusal } from './unsent';
import { fillText } from '@/engine/islands/fill-text';
import { KEY_FIELD, KEY_HEADER, type Delivery } from '@/content/model/schemas/contact-delivery';

/** Timeouts after which a server counts as unreachable; uploading a file may take longer. */
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 120_000;

const MB = 1_000_000;

/** Formspree's error code for a file that is too large. */
const TOO_LARGE = 'FILES_TOO_BIG';

type Failure = keyof Sending['strings']['failures'];

/**
 * Sends a message to the service. The field for bots is no part of it: whoever fills that in here is
 * a password manager, and bots post what they find in the HTML.
 *
 * @param values what has been checked
 * @returns undefined if the message has arrived
 */
export async function sendMessage(
  values: ContactFormValues,
  { delivery, strings }: Sending,
): Promise<Problem | undefined> {
  const [picked] = values.file ?? [];
  const { maxFileMb = Infinity } = delivery;
  if (picked && picked.size > maxFileMb * MB) {
    const message = fillText(strings.fileTooLarge, { count: maxFileMb });
    return { fields: { file: message }, sentences: [] };
  }

  const problem = (failure: Failure, wait = strings.aWhile): Problem => ({
    fields: {},
    sentences: [fillText(strings.failures[failure], { wait })],
  });
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), picked ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  try {
    const response = await fetch(delivery.url || location.pathname, {
      ...requestOf(values, delivery),
      method: 'POST',
      signal: controller.signal,
    });
    const body = readResponse(await response.text());
    const { status, ok } = response;
    if (ok && !body?.rejects && (body || !delivery.respondsWithJson || status === 204)) {
      return undefined;
    }
    if (body?.rejects || (status >= 400 && status < 500)) noteRefusal();
    if (status === 413 || body?.general.includes(TOO_LARGE)) return problem('tooLarge');
    if (status === 429) return problem('tooMany', waitOf(response.headers.get('Retry-After')));
    if (status >= 500) return problem('fault');

    const { fileField } = delivery;
    const fields = Object.entries(body?.fields ?? {}).map(
      ([name, text]) => [name === fileField ? 'file' : name, text] as const,
    );
    const isShown = (name: string) => Object.hasOwn(values, name) && (name !== 'file' || fileField);
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
  values: ContactFormValues,
  { format, fields, fileField, keyIn }: Delivery,
): Pick<RequestInit, 'headers' | 'body'> {
  const { file, ...texts } = values;
  const message = new FormData();
  for (const [name, value] of Object.entries({ ...texts, ...fields })) {
    // As in a native submission: a box that is not ticked is left out.
    if (value !== false) message.set(name, value === true ? 'on' : value);
  }
  const [picked] = file ?? [];
  if (picked && fileField) message.set(fileField, picked);

  const key = beginAttempt(contentOf(message));
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (keyIn === 'header') headers[KEY_HEADER] = key;
  else message.set(KEY_FIELD, key);
  if (format === 'multipart') return { headers, body: message };
  // The body itself sets the content type.
  if (format === 'urlencoded') {
    return { headers, body: new URLSearchParams([...message].filter(isText)) };
  }
  return {
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...texts, ...fields }),
  };
}

/** What distinguishes a message from another; of a file, what is known without reading it. */
function contentOf(message: FormData): string {
  return JSON.stringify([...message], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
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
