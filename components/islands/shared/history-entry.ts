/**
 * What a visitor has opened or chosen on a page, kept in its history entry, because without the
 * back/forward cache Back loads the page anew. A prerendered page has an entry without state.
 */
const written: Record<string, unknown> = {};

/** A link to a fragment of the same page begins a new entry, which has no state. */
function keepWritten(): void {
  history.replaceState({ ...(history.state as object | null), ...written }, '');
}

/** @returns what the entry keeps under this key; undefined if nothing */
export function readEntry(key: string): unknown {
  return (history.state as Record<string, unknown> | null)?.[key];
}

/**
 * Keeps a value in the entry, beside what others keep there. To be called for the visitor's own
 * actions only.
 *
 * @param value must survive `structuredClone`
 */
export function writeEntry(key: string, value: unknown): void {
  written[key] = value;
  keepWritten();
  // Adding the same listener again has no effect.
  addEventListener('hashchange', keepWritten);
}
