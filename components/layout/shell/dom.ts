/** @returns the element with this id, which the server has rendered into the page */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  // The browser tests of header, footer and 404 page would fail without one of these ids.
  return document.getElementById(id) as Kind;
}

export function setExpanded(toggle: HTMLElement, expanded: boolean): void {
  toggle.ariaExpanded = String(expanded);
}

/**
 * Lets this script open what `toggle` opens natively: replaces the native attributes with
 * `aria-expanded`, which HTML does not allow beside them.
 */
export function takeOver(toggle: HTMLElement, expanded: boolean): void {
  for (const name of ['popovertarget', 'command', 'commandfor']) toggle.removeAttribute(name);
  setExpanded(toggle, expanded);
}

/** @returns `path` with `&` decoded, and without `.html`, `/index.html` or a trailing slash */
export function normalisePath(path: string): string {
  return path.replace(/%26/g, '&').replace(/(\/|(\/index)?\.html)$/, '') || '/';
}

/** @returns whether `link` leads to the current page */
export function linksToCurrentPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    normalisePath(link.pathname) === normalisePath(location.pathname) &&
    !link.hash
  );
}

/** Scrolls to the top of the page and moves the focus there. */
export function goToTop(): void {
  scrollTo(0, 0);
  byId('Main').focus({ preventScroll: true });
}

/**
 * @returns the link that was clicked, or null if the browser does more than follow it (new tab,
 *   download)
 */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return (event.target as Element).closest('a[href]:not([target])');
}
