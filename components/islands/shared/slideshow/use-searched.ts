import { useLayoutEffect, useReducer } from 'react';

const BEGINS = ['blur', 'popstate'];
const ENDS = ['focus', 'keydown', 'pointerdown'];

/**
 * Whether the browser may be looking for a text, which it does not find in what is `inert`: the
 * focus has left the window, as for the search bar, or the URL has another fragment, which may be
 * `#:~:text=`. It ends when the visitor is back in the page.
 *
 * @returns undefined as long as nobody knows, because the focus was elsewhere when the page came
 */
export function useSearched(): boolean | undefined {
  const [isSearched, follow] = useReducer(
    (_: boolean | undefined, type: string) => BEGINS.includes(type),
    undefined,
  );
  useLayoutEffect(() => {
    if (document.hasFocus()) follow('focus');
    const listen = ({ type }: Event) => follow(type);
    const types = [...BEGINS, ...ENDS];
    types.forEach((type) => window.addEventListener(type, listen));
    return () => types.forEach((type) => window.removeEventListener(type, listen));
  }, []);
  return isSearched;
}
