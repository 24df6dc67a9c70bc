/** Long enough for every screen reader to have taken the text. */
const SAID_MS = 3_000;

/**
 * Has a screen reader say a text, once. Afterwards the text is gone again, so that nobody who reads
 * or searches the page comes upon it.
 *
 * @param region an element with `aria-live`, in which React renders nothing
 */
export function announce(region: HTMLElement | null, text: string): void {
  const said = document.createTextNode(text);
  region?.replaceChildren(said);
  setTimeout(() => said.parentNode === region && region?.replaceChildren(), SAID_MS);
}
