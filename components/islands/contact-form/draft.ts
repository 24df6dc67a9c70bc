/** Text of an unsent message by field; it ends with the tab. */
type Draft = Record<string, string>;

const KEY = 'contact-draft';

/** @returns nothing where there is none, or no storage */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Keeps the texts among the values of a form; files and boxes are none. */
export function keepDraft(values: Readonly<Record<string, unknown>>): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  tryStorage((storage) => storage.setItem(KEY, JSON.stringify(Object.fromEntries(texts))));
}

export function dropDraft(): void {
  tryStorage((storage) => storage.removeItem(KEY));
}

/** A browser that refuses, or is full, keeps no draft: that is no reason to stop the writing. */
function tryStorage(action: (storage: Storage) => void): void {
  try {
    action(sessionStorage);
  } catch {}
}
