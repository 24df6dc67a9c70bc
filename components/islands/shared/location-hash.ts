import { useSyncExternalStore } from 'react';

/** `history.pushState` fires no event, so listeners are notified here. */
const listeners = new Set<() => void>();

/** Calls a listener whenever the page's URL or its history entry has changed. */
export function subscribeToHistory(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** Fragment of the skip link, which chooses nothing. */
const CONTENT = 'Main';

let last = '';

/** @returns the decoded fragment without `#`, ignoring the skip link's; empty if it is malformed */
function readHash(): string {
  try {
    const hash = decodeURIComponent(location.hash.slice(1));
    if (hash !== CONTENT) last = hash;
  } catch {
    last = '';
  }
  return last;
}

/**
 * The current fragment of the page's URL, ignoring the skip link's. Empty on the server and during
 * hydration, so that the first render matches the static HTML.
 */
export function useLocationHash(): string {
  return useSyncExternalStore(subscribeToHistory, readHash, () => '');
}

/**
 * Adds a history entry, in which others find again what they keep. Unlike an assignment to
 * `location.hash` this does not scroll.
 *
 * @param hash fragment without `#`; empty to remove it
 */
export function pushLocationHash(hash: string): void {
  try {
    history.pushState(history.state, '', hash ? `#${hash}` : location.pathname + location.search);
  } catch {
    // Safari refuses more than a hundred entries in ten seconds, as from a key that is held down.
  }
  notifyOfHistory();
}

/** Tells the listeners of a change that this page has made itself. */
export function notifyOfHistory(): void {
  listeners.forEach((listener) => listener());
}
