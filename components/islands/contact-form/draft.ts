/** Text of an unsent message by field; kept until the tab is closed. */
type Draft = Record<string, string>;

const KEY = 'contact-draft';

/** @returns an empty draft if there is none, or no storage */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Stores the text values of a form; files and checkboxes are not part of a draft. */
export function keepDraft(values: Readonly<Record<string, unknown>>): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  tryStorage((storage) => storage.setItem(KEY, JSON.stringify(Object.fromEntries(texts))));
}

export function dropDraft(): void {
  tryStorage((storage) => storage.removeItem(KEY));
}

/** If storage is blocked or full, no draft is stored, which must not interrupt the visitor. */
function tryStorage(action: (storage: Storage) => void): void {
  try {
    action(sessionStorage);
  } catch {}
}
