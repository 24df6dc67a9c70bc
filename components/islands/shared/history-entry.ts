/**
 * What a visitor has opened or chosen on a page, kept in its history entry, because without the
 * back/forward cache Back loads the page anew. A prerendered page has an entry without state.
 */
const kept: Record<string, unknown> = {};

/** @returns what the entry keeps under this key; undefined if nothing */
export function readEntry(key: string): unknown {
  remember({});
  return (history.state as Record<string, unknown> | null)?.[key];
}

/**
 * Keeps a value in the entry, beside what others keep there. To be called for the visitor's own
 * actions only.
 *
 * @param value must survive `structuredClone`
 */
export function writeEntry(key: string, value: unknown): void {
  remember({ [key]: value });
  write();
}

function remember(change: object): void {
  Object.assign(kept, history.state, change);
  // Adding the same listener again has no effect.
  addEventListener('hashchange', carryOver);
}

/** A link to a fragment of the page begins an entry without state; an earlier one has its own. */
function carryOver(): void {
  remember({});
  write();
}

function write(): void {
  try {
    history.replaceState(kept, '');
  } catch {
    // Safari refuses more than a hundred changes in ten seconds, as from a key that is held down.
  }
}
