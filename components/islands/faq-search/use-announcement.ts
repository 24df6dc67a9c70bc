import { useEffect, useState } from 'react';

/** A pause in the typing after which the count is said; sooner it would be talked over. */
const ANNOUNCE_PAUSE_MS = 500;

/**
 * A message for a live region, given out once it has not changed for a short while.
 *
 * @param message empty while there is nothing to say
 * @param occasion what the message is about; a new one lets the same message be said again
 */
export function useAnnouncement(message: string, occasion: string): string {
  const [said, setSaid] = useState({ message: '', occasion: '' });

  useEffect(() => {
    const timer = setTimeout(() => setSaid({ message, occasion }), ANNOUNCE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message, occasion]);

  return said.message === message && said.occasion === occasion ? message : '';
}
