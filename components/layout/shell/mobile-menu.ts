import {
  byId,
  closeMenus,
  closePanel,
  isShown,
  setExpanded,
  takeOver,
} from '@/components/layout/shell/dom';

/**
 * Makes the popover a modal dialog, and adds what that lacks: `aria-expanded`, a focus trap for Tab,
 * closing when the desktop layout has room, and the collapsible About list. Focus that a resize
 * hides in the bar or the menu moves to the header's first link.
 */
export function enhanceMobileMenu(): void {
  const dialog = byId<HTMLDialogElement>('MobileMenu');
  const toggle = byId('MenuToggle');
  const open = () => {
    const root = document.documentElement;
    root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
    dialog.showModal();
    setExpanded(toggle, true);
  };
  const wasShown = isShown(dialog);
  takeOver(toggle, false);
  // Hides it.
  dialog.removeAttribute('popover');
  if (wasShown) open();

  toggle.onclick = open;
  dialog.querySelector('button')?.addEventListener('click', closeMenus);
  dialog.addEventListener('close', () => setExpanded(toggle, false));

  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('a, button')].filter(isShown);
    const [from, to] = event.shiftKey ? [0, -1] : [-1, 0];
    if (document.activeElement !== stops.at(from)) return;
    event.preventDefault();
    stops.at(to)?.focus();
  });

  addEventListener('pagehide', closeMenus);
  addEventListener('popstate', closeMenus);
  const header = byId('SiteHeader');
  const adapt = (focused: Element | null) => {
    // The toggle is hidden as soon as the desktop menu has room, which depends on window and text
    // size. A menu left open in the hidden layout would block the page, or reappear with that layout.
    if (isShown(toggle)) closePanel();
    else dialog.close();
    if (header.contains(focused) && !isShown(focused as Element))
      header.querySelector('a')?.focus();
  };
  // The header's box changes with the window's width and with the size of the text.
  new ResizeObserver(() => adapt(document.activeElement)).observe(header);
  // Chromium may take the focus from a part that is now hidden before it reports the change.
  header.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!relatedTarget) adapt(target as Element);
  });

  const aboutToggle = byId('MobileAboutToggle');
  let isAboutOpen = false;
  aboutToggle.addEventListener('click', () => {
    isAboutOpen = !isAboutOpen;
    setExpanded(aboutToggle, isAboutOpen);
  });
  // Expanded in the HTML, so that its links can be reached without this script.
  setExpanded(aboutToggle, false);
}
