import { useEffect, useState } from 'react';

const BEGINS = ['blur', 'popstate'];
const ENDS = ['focus', 'keydown', 'pointerdown'];

/**
 * Whether the browser may be looking for a text, which it does not find in what is `inert`: the
 * focus has left the window, as for the search bar, or the URL has another fragment, which may be
 * `#:~:text=`. It ends when the visitor is back in the page.
 */
export function useSearched(): boolean {
  const [isSearched, setIsSearched] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => setIsSearched(BEGINS.includes(type));
    const types = [...BEGINS, ...ENDS];
    types.forEach((type) => window.addEventListener(type, follow));
    return () => types.forEach((type) => window.removeEventListener(type, follow));
  }, []);
  return isSearched;
}
