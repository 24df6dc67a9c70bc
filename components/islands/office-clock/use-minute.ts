import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Calls back at the turn of each minute, and when a page comes back from sleep or from Back. */
function subscribe(onMinute: () => void): () => void {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(turn, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const turn = () => {
    onMinute();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', turn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
  };
}

/** The present minute, or nothing on the server and while hydrating: its HTML is older than that. */
export function useMinute(): Date | undefined {
  const minutes = useSyncExternalStore<number | undefined>(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  );
  return minutes === undefined ? undefined : new Date(minutes * MINUTE_MS);
}
