import {
  byId,
  clickedLink,
  goToTop,
  leadsHere,
  setExpanded,
  takeOver,
} from '@/components/layout/shell/dom';

/**
 * Adds to the modal dialog what HTML lacks: `aria-expanded`, a Tab key that stays inside, closing
 * after navigation and on growing to the desktop layout, and the collapsing About list.
 */
export function enhanceMobileMenu(): void {
  const dialog = byId<HTMLDialogElement>('mobile-menu');
  const toggle = byId('menu-toggle');
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
    if (!leadsHere(link)) return;
    event.preventDefault();
    goToTop();
  });
  addEventListener('pagehide', close);
  addEventListener('popstate', close);
  // Its toggle goes when the desktop menu has room, whatever the size of window and text.
  addEventListener('resize', () => toggle.checkVisibility() || close());

  const aboutToggle = byId('mobile-about-toggle');
  const aboutList = byId('mobile-about');
  const toggleAbout = () => {
    aboutList.hidden = !aboutList.hidden;
    setExpanded(aboutToggle, !aboutList.hidden);
  };
  aboutToggle.addEventListener('click', toggleAbout);
  // Open in the HTML, so that the pages behind it can be reached without this script.
  toggleAbout();
}
