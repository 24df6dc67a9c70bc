/** What a tab keeps of a message until it is sent. */
export interface Unsent {
  /** The same on all pages that show the message; the next one has another. */
  id: string;
  /** What the visitor has changed, by field. */
  fields: Readonly<Record<string, string | boolean | undefined>>;
  /** Keys of its parts: what is written between two moments at which the tab may be copied. */
  parts?: string[];
  /** The last attempt to send it. */
  attempt?: {
    content: string;
    /** Idempotency key of this content. */
    key: string;
    mayHaveArrived: boolean;
  };
}

const STORAGE_KEY = 'contact-draft';
/** Where all tabs see what was sent: nothing of it but the keys of its parts, in one string. */
const SENT_KEY = 'contact-sent';
/** Some fifty keys. */
const MAX_SENT = 2_000;
/** Where the state of a history entry has the id of the message that it shows. */
const STATE_KEY = 'contactMessage';

/** Takes the place of a storage that the browser refuses, as long as its page lives. */
let inMemory: Unsent | undefined;

/** The key of the part that is being written. */
let part = '';

const readSent = () => localStorage.getItem(SENT_KEY) ?? '';

/**
 * A tab that was copied from another has a copy of its message, too. Once one of them has sent it,
 * the other has it no more, unless it has written on it.
 *
 * @returns undefined if no message has been begun
 */
export function readUnsent(): Unsent | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Unsent | null;
    if (!stored?.fields) return inMemory;
    const last = stored.parts?.at(-1);
    return last && readSent().includes(last) ? undefined : stored;
  } catch {
    return inMemory;
  }
}

/** Runs a task whenever another tab may have sent a message, of which this one has a copy. */
export function watchOtherTabs(task: () => void): void {
  // Whoever copies a tab leaves it.
  addEventListener('blur', () => (part = ''));
  addEventListener('storage', task);
}

/** The id of the message that this history entry shows, also before a reload or Back. */
export function idOfEntry(): unknown {
  return stateOfEntry()[STATE_KEY];
}

function stateOfEntry(): Record<string, unknown> {
  return (history.state ?? {}) as Record<string, unknown>;
}

/** Says which message this history entry shows; undefined if it shows none. */
export function markEntry(id: string | undefined): void {
  if (idOfEntry() === id) return;
  try {
    history.replaceState({ ...stateOfEntry(), [STATE_KEY]: id }, '');
  } catch {
    // Safari refuses more than a hundred changes in ten seconds.
  }
}

function keep(unsent: Unsent): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(unsent));
    markEntry(unsent.id);
  } catch {
    inMemory = unsent;
  }
}

const begun = (): Unsent => readUnsent() ?? { id: randomKey(), fields: {} };

export function keepFields(fields: Unsent['fields']): void {
  const { parts = [], ...unsent } = begun();
  if (!parts.includes(part)) {
    part = randomKey();
    parts.push(part);
  }
  keep({ ...unsent, fields, parts });
}

/** Called when the message has arrived: the next one is new, even with the same content. */
export function forgetUnsent(): void {
  const { parts = [] } = readUnsent() ?? {};
  inMemory = undefined;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
    markEntry(undefined);
    localStorage.setItem(SENT_KEY, (readSent() + parts.join('')).slice(-MAX_SENT));
  } catch {
    // There is no storage.
  }
}

/**
 * Notes that a message is about to be sent.
 *
 * @returns a key that stays the same for each attempt to send this content, so that a server can
 *   recognise a retry: after a lost connection, or when the page was left meanwhile
 */
export function beginAttempt(content: string): string {
  const unsent = begun();
  const key = unsent.attempt?.content === content ? unsent.attempt.key : randomKey();
  keep({ ...unsent, attempt: { content, key, mayHaveArrived: true } });
  return key;
}

/** Notes that the service has refused the message: it has not arrived. */
export function noteRefusal(): void {
  const { attempt, ...unsent } = begun();
  if (attempt) keep({ ...unsent, attempt: { ...attempt, mayHaveArrived: false } });
}

/** Some 128 random bits; `crypto.randomUUID` does not exist on pages served without TLS. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('');
