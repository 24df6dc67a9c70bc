import { byId, closePanel, isShown, setExpanded, takeOver } from '@/components/layout/shell/dom';

/** Time for which the pointer has to hover over the trigger before the panel opens. */
const OPEN_DELAY_MS = 200;
/** Within this time after closing, hovering opens the panel at once. */
const SKIP_DELAY_MS = 300;
/** Time between the pointer leaving trigger and panel, or its last move towards it, and closing. */
const CLOSE_DELAY_MS = 150;
/** A click this soon after hover has opened the panel was meant to open it, so it stays open. */
const CLICK_AFTER_HOVER_MS = 500;

/** The panel, where the browser knows popovers. */
type Popover = HTMLElement & Required<Pick<HTMLElement, 'togglePopover'>>;

/**
 * Adds what the popover lacks: opening by hover with its delays, `aria-expanded`, closing when the
 * focus leaves or on Escape, and moving the focus from inside it to the toggle when it closes. In
 * browsers without popovers a link to the menu's first page replaces the toggle.
 */
export function enhanceAboutMenu(): void {
  const menu = byId('AboutMenu');
  const toggle = byId('AboutToggle');
  const panel = byId<Popover>('AboutPanel');
  const first = panel.querySelector('a');
  if (first && !(panel as Partial<HTMLElement>).showPopover) {
    first.className = toggle.className;
    first.replaceChildren(...toggle.childNodes);
    toggle.replaceWith(first);
    return;
  }

  const isOpen = () => isShown(panel);
  let timer: ReturnType<typeof setTimeout>;
  let isLeaving = false;
  let closedAt = 0;
  let hoverOpenedAt = 0;
  let openAtPress = false;
  takeOver(toggle, isOpen());

  const toggleAfter = (delay: number, open: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => panel.togglePopover(open), delay);
  };

  panel.addEventListener('beforetoggle', ({ newState }) => {
    const opening = newState === 'open';
    clearTimeout(timer);
    isLeaving = false;
    setExpanded(toggle, opening);
    if (opening) {
      hoverOpenedAt = Date.now();
      return;
    }
    closedAt = Date.now();
    // The focus would be lost if the panel was opened by hover.
    if (panel.contains(document.activeElement)) toggle.focus();
  });

  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    isLeaving = false;
    toggleAfter(OPEN_DELAY_MS, true);
    if (Date.now() - closedAt < SKIP_DELAY_MS) panel.togglePopover(true);
  });
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    isLeaving = true;
    toggleAfter(CLOSE_DELAY_MS, false);
  });
  // The panel is below the header: whoever moves down there, over other links, is on the way to it.
  byId('SiteHeader').addEventListener('pointermove', ({ movementY }) => {
    if (isLeaving && Number(movementY) > 0) toggleAfter(CLOSE_DELAY_MS, false);
  });

  // Pressing the toggle counts as a press outside the popover, which closes it before the click.
  toggle.addEventListener('pointerdown', () => {
    openAtPress = isOpen();
  });
  toggle.addEventListener('click', ({ detail }) => {
    const wasOpen = isOpen() || (openAtPress && detail > 0);
    panel.togglePopover(!wasOpen || Date.now() - hoverOpenedAt < CLICK_AFTER_HOVER_MS);
    if (!wasOpen) hoverOpenedAt = 0;
  });

  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) closePanel();
  });
  // Escape closes only the panel, which is in front: no other listener gets the key.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    event.stopPropagation();
    closePanel();
  };
  addEventListener('keydown', closeOnEscape, true);
}
