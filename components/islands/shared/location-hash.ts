import { useSyncExternalStore } from 'react';

/** `history.pushState` tells nobody, so those who watch the fragment are told here. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** @returns the fragment without `#`, percent signs resolved; empty for a malformed one */
function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * The fragment of the page's URL, kept up to date. Empty on the server and while hydrating, so that
 * the first render is the one that stands in the HTML.
 */
export function useLocationHash(): string {
  return useSyncExternalStore(subscribe, readHash, () => '');
}

/**
 * Adds an entry to the history. Unlike an assignment to `location.hash` it does not scroll.
 *
 * @param hash fragment without `#`; empty takes it away
 */
export function pushLocationHash(hash: string): void {
  history.pushState(null, '', hash ? `#${hash}` : location.pathname + location.search);
  listeners.forEach((listener) => listener());
}
