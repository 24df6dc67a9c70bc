import { byId, setExpanded, takeOver } from '@/components/layout/shell/dom';

/** Time for which the pointer has to hover over the trigger before the panel opens. */
const OPEN_DELAY_MS = 200;
/** Within this time after closing, hovering opens the panel at once. */
const SKIP_DELAY_MS = 300;
/** Time between the pointer leaving trigger and panel, and the panel closing. */
const CLOSE_DELAY_MS = 150;
/** A click this soon after hover has opened the panel was meant to open it, so it stays open. */
const CLICK_AFTER_HOVER_MS = 500;

/**
 * Adds what the popover lacks: opening by hover with its delays, `aria-expanded`, closing when the
 * focus leaves or on Escape, and moving the focus from inside it to the toggle when it closes.
 */
export function enhanceAboutMenu(): void {
  const menu = byId('AboutMenu');
  const toggle = byId('AboutToggle');
  const panel = byId('AboutPanel');
  const isOpen = () => panel.matches(':popover-open');
  const close = () => panel.hidePopover();
  let timer: ReturnType<typeof setTimeout>;
  let closedAt = -Infinity;
  let hoverOpenedAt = -Infinity;
  let openAtPress = false;
  takeOver(toggle, isOpen());

  const openByHover = () => {
    if (isOpen()) return;
    hoverOpenedAt = Date.now();
    panel.showPopover();
  };
  const after = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };

  panel.addEventListener('beforetoggle', ({ newState }) => {
    const opening = newState === 'open';
    clearTimeout(timer);
    setExpanded(toggle, opening);
    if (opening) return;
    closedAt = Date.now();
    // The focus would be lost if the panel was opened by hover.
    if (panel.contains(document.activeElement)) toggle.focus();
  });

  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    if (Date.now() - closedAt < SKIP_DELAY_MS) openByHover();
    else after(OPEN_DELAY_MS, openByHover);
  });
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') after(CLOSE_DELAY_MS, close);
  });

  // Pressing the toggle counts as a press outside the popover, which closes it before the click.
  toggle.addEventListener('pointerdown', () => {
    openAtPress = isOpen();
  });
  toggle.addEventListener('click', ({ detail }) => {
    clearTimeout(timer);
    const wasOpen = isOpen() || (openAtPress && detail > 0);
    panel.togglePopover(!wasOpen || Date.now() - hoverOpenedAt < CLICK_AFTER_HOVER_MS);
  });

  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) close();
  });
  // Escape closes only the panel, which is in front: no other listener gets the key.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    event.stopPropagation();
    close();
  };
  addEventListener('keydown', closeOnEscape, true);
  addEventListener('pagehide', close);
}
