import { useEffect, useState } from 'react';

/** Pause in typing before the count is announced; earlier, keystrokes would interrupt it. */
const ANNOUNCE_PAUSE_MS = 500;

/**
 * A message for a live region, announced once it has been stable for a short while.
 *
 * @param message empty while there is nothing to announce
 * @param query the text that the message is about; if it changes, the same message is announced
 *   again
 */
export function useAnnouncement(message: string, query: string): string {
  const [announced, setAnnounced] = useState({ message: '', query: '' });

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced({ message, query }), ANNOUNCE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message, query]);

  return announced.message === message && announced.query === query ? message : '';
}
