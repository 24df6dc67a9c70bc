/**
 * Focuses whatever the Tab key reaches on the page. Runs in the page, after a key was pressed:
 * browsers show the focus only to somebody who uses the keyboard.
 *
 * @returns the elements without a ring of two pixels, those whose ring something cuts off, and
 *   whether nothing took the focus at all
 */
export function findMissingRings(): string[] {
  const missing: string[] = [];
  let focused = 0;
  const stops = 'a[href], button, input, select, summary, textarea, [tabindex]';
  for (const stop of document.querySelectorAll<HTMLElement>(stops)) {
    if (stop.tabIndex < 0 || !stop.checkVisibility({ visibilityProperty: true })) continue;
    stop.focus();
    // Disabled or inert.
    if (document.activeElement !== stop) continue;
    focused += 1;
    const name = `${stop.localName} ${(stop.ariaLabel ?? stop.innerText).slice(0, 40)}`;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(stop);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) {
      missing.push(`${name} has no ring`);
      continue;
    }
    // Half a pixel less: edges may lie between two.
    const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 0.5;
    const { left, right, top, bottom } = stop.getBoundingClientRect();
    const leavesSideways = left - reach < 0 || right + reach > innerWidth;
    // Of a text area, browsers show the line with the caret, and not always the whole.
    const fits = stop.localName !== 'textarea' && bottom - top < innerHeight / 2;
    const leavesBelow = fits && bottom + reach > innerHeight;
    if (leavesSideways || leavesBelow) missing.push(`${name} has a ring that leaves the window`);
    for (let box = stop.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflow, contain } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      const isInside =
        left - reach >= edges.left &&
        right + reach <= edges.right &&
        top - reach >= edges.top &&
        bottom + reach <= edges.bottom;
      if ((overflow !== 'visible' || contain.includes('paint')) && !isInside) {
        missing.push(`${name} has a ring that is cut off by a ${box.localName}`);
      }
    }
  }
  return focused > 0 ? missing : ['nothing takes the focus'];
}
