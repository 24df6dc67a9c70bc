import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False on the server and while hydrating, true as soon as the page listens. The change is deferred,
 * so that React draws what is new in short tasks between which the page can answer.
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
