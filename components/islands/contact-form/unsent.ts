/** What a tab keeps of a message until it is sent. */
export interface Unsent {
  /** The same on all pages that show the message; the next one has another. */
  id: string;
  /** What the visitor has changed, by field. */
  fields: Readonly<Record<string, unknown>>;
  /** The last attempt to send it. */
  attempt?: {
    content: string;
    /** Idempotency key of this content. */
    key: string;
    mayHaveArrived: boolean;
  };
}

const STORAGE_KEY = 'contact-draft';
/** Where the state of a history entry has the id of the message that it shows. */
const STATE_KEY = 'contactMessage';

/** Takes the place of a storage that the browser refuses, as long as its page lives. */
let inMemory: Unsent | undefined;

/** @returns undefined if no message has been begun */
export function readUnsent(): Unsent | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Unsent | null;
    return stored?.id && stored.fields ? stored : inMemory;
  } catch {
    return inMemory;
  }
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
  if (idOfEntry() !== id) history.replaceState({ ...stateOfEntry(), [STATE_KEY]: id }, '');
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
  keep({ ...begun(), fields });
}

/** Called when the message has arrived: the next one is new, even with the same content. */
export function forgetUnsent(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
    markEntry(undefined);
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

/** 128 random bits; `crypto.randomUUID` does not exist on pages served without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
