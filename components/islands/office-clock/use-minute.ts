import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The current minute, updated every minute and whenever the page becomes visible. Undefined on the
 * server and at first: the HTML is older, and without Temporal the first use of `Intl` takes too
 * long for the hydration task.
 */
export function useMinute(): Date | undefined {
  const [minute, setMinute] = useState<number>();

  useEffect(() => {
    let timer: number;
    const update = () => {
      clearTimeout(timer);
      const now = Date.now();
      setMinute(Math.floor(now / MINUTE_MS));
      timer = window.setTimeout(update, MINUTE_MS - (now % MINUTE_MS));
    };
    timer = window.setTimeout(update);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return minute === undefined ? undefined : new Date(minute * MINUTE_MS);
}
