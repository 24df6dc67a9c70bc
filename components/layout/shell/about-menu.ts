import { byId, setExpanded, takeOver } from '@/components/layout/shell/dom';

/** Time the pointer rests on the trigger before the panel opens. */
const OPEN_DELAY_MS = 200;
/** Within this time of closing, a hover opens at once. */
const SKIP_DELAY_MS = 300;
/** Time after the pointer has left trigger and panel until the panel closes. */
const CLOSE_DELAY_MS = 150;
/** A click that comes this soon after a hover opened the panel was meant to open it. */
const CLICK_AFTER_HOVER_MS = 500;

/**
 * Adds to the popover what HTML lacks: opening by hover with its delays, `aria-expanded`, closing
 * when the focus leaves, and the focus' way back on Escape.
 */
export function enhanceAboutMenu(): void {
  const menu = byId('about-menu');
  const toggle = byId('about-toggle');
  const panel = byId('about-panel');
  const isOpen = () => panel.matches(':popover-open');
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
    if (!opening) closedAt = Date.now();
  });

  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    if (Date.now() - closedAt < SKIP_DELAY_MS) openByHover();
    else after(OPEN_DELAY_MS, openByHover);
  });
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') after(CLOSE_DELAY_MS, () => panel.hidePopover());
  });

  // The press on the toggle is one beside the popover, which has closed it by the time of the click.
  toggle.addEventListener('pointerdown', () => {
    openAtPress = isOpen();
  });
  toggle.addEventListener('click', ({ detail }) => {
    clearTimeout(timer);
    const wasOpen = isOpen() || (openAtPress && detail > 0);
    panel.togglePopover(!wasOpen || Date.now() - hoverOpenedAt < CLICK_AFTER_HOVER_MS);
  });

  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) panel.hidePopover();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    const focusInside = panel.contains(document.activeElement);
    panel.hidePopover();
    if (focusInside) toggle.focus();
  });
  addEventListener('pagehide', () => panel.hidePopover());
}
