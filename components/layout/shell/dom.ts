/** @returns the element with this id, which the server rendered into every page */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  // The layout renders each of these ids; the end-to-end tests of the header would fail without.
  return document.getElementById(id) as Kind;
}

/** Says in code whether the thing that `toggle` controls is open. */
export function setExpanded(toggle: HTMLElement, expanded: boolean): void {
  toggle.ariaExpanded = String(expanded);
}

/**
 * Leaves it to this script to open what `toggle` opens without it: `aria-expanded`, which HTML does
 * not allow beside the browser's own attributes, takes their place.
 */
export function takeOver(toggle: HTMLElement, expanded: boolean): void {
  for (const name of ['popovertarget', 'command', 'commandfor']) toggle.removeAttribute(name);
  setExpanded(toggle, expanded);
}

/** @returns `path` in the one form that hosts and links share: decoded, no `.html`, no end slash */
export function normalisePath(path: string): string {
  return path.replace(/%26/g, '&').replace(/(\/|\.html|\/index\.html)$/, '') || '/';
}

/** @returns whether a click on `link` would only lead to the page that is already here */
export function leadsHere(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    normalisePath(link.pathname) === normalisePath(location.pathname) &&
    !link.hash
  );
}

/** Shows the page from its top again, for the eye and for the keyboard. */
export function goToTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  byId('main').focus({ preventScroll: true });
}

/** @returns the link a plain click went to, or null where the browser does something else */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return (event.target as Element).closest('a[href]:not([target])');
}
