import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False on the server and during hydration, then true. The change is deferred, so that React
 * renders what is new in short tasks between which the page can respond.
 */
export function useEnhanced(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => true,
      () => false,
    ),
  );
}
