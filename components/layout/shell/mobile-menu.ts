import {
  byId,
  clickedLink,
  goToTop,
  linksToCurrentPage,
  setExpanded,
  takeOver,
} from '@/components/layout/shell/dom';

/**
 * Adds what the modal dialog lacks: `aria-expanded`, a focus trap for Tab, closing after navigation
 * and when the window grows to the desktop layout, and the collapsible About list. Focus that a
 * resize hides in the bar or the menu moves to the header's first link.
 */
export function enhanceMobileMenu(): void {
  const dialog = byId<HTMLDialogElement>('MobileMenu');
  const toggle = byId('MenuToggle');
  const close = () => dialog.close();
  takeOver(toggle, dialog.open);

  toggle.addEventListener('click', () => {
    const root = document.documentElement;
    root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
    dialog.showModal();
    setExpanded(toggle, true);
  });
  dialog.addEventListener('close', () => setExpanded(toggle, false));

  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('a, button')].filter((stop) =>
      stop.checkVisibility(),
    );
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  });

  dialog.addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link) return;
    close();
    if (!linksToCurrentPage(link)) return;
    event.preventDefault();
    goToTop();
  });
  addEventListener('pagehide', close);
  addEventListener('popstate', close);
  const header = byId('SiteHeader');
  const adapt = (focused: Element | null) => {
    // The toggle is hidden as soon as the desktop menu has room, which depends on window and text
    // size. A menu left open in the hidden layout would reappear with that layout.
    if (toggle.checkVisibility()) byId('AboutPanel').hidePopover();
    else close();
    if (header.contains(focused) && !focused?.checkVisibility()) header.querySelector('a')?.focus();
  };
  addEventListener('resize', () => adapt(document.activeElement));
  // Chromium may take the focus from a part that is now hidden before it reports the resize.
  header.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!relatedTarget) adapt(target as Element);
  });

  const aboutToggle = byId('MobileAboutToggle');
  const aboutList = byId('MobileAbout');
  const toggleAbout = () => {
    aboutList.hidden = !aboutList.hidden;
    setExpanded(aboutToggle, !aboutList.hidden);
  };
  aboutToggle.addEventListener('click', toggleAbout);
  // Expanded in the HTML, so that its links can be reached without this script.
  toggleAbout();
}
