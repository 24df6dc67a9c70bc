/** @returns the element with this id, which the server has rendered into the page */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  // The browser tests of header, footer and 404 page would fail without one of these ids.
  return document.getElementById(id) as Kind;
}

export function setExpanded(toggle: HTMLElement, expanded: boolean): void {
  // Firefox knows the property `ariaExpanded` only from version 119.
  toggle.setAttribute('aria-expanded', String(expanded));
}

/**
 * Lets this script open what `toggle` opens natively: replaces the native attribute with
 * `aria-expanded`, which HTML does not allow beside it.
 */
export function takeOver(toggle: HTMLElement, expanded: boolean): void {
  toggle.removeAttribute('popovertarget');
  setExpanded(toggle, expanded);
}

/** @returns whether the element has a box; older browsers lack `checkVisibility` */
export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** @returns the result of `read`; undefined if it throws */
export function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

export function closePanel(): void {
  // Safari 16 and Firefox before 125 have no popovers.
  (byId('AboutPanel') as Partial<HTMLElement>).hidePopover?.();
}

/** Closes the mobile menu and the About panel. */
export function closeMenus(): void {
  byId<HTMLDialogElement>('MobileMenu').close();
  closePanel();
}
