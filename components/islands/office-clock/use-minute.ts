import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The present minute, anew at each turn and when a page comes back from sleep or from Back. Nothing
 * on the server and at first: its HTML is older than that, and the first use of a time zone takes so
 * long that it is kept out of the task that hydrates.
 */
export function useMinute(): Date | undefined {
  const [minute, setMinute] = useState<number>();

  useEffect(() => {
    let timer: number;
    const turn = () => {
      clearTimeout(timer);
      const now = Date.now();
      setMinute(Math.floor(now / MINUTE_MS));
      timer = window.setTimeout(turn, MINUTE_MS - (now % MINUTE_MS));
    };
    timer = window.setTimeout(turn);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);

  return minute === undefined ? undefined : new Date(minute * MINUTE_MS);
}
