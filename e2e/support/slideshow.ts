import type { Locator, Page } from '@playwright/test';

/** Whether slide `index` lies exactly in the row's window and every other outside of it. */
export function isShownAlone(row: Locator, index: number): Promise<boolean> {
  return row.evaluate((element, wanted) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.children].every((slide, position) => {
      const box = slide.getBoundingClientRect();
      const isAligned = Math.abs(box.left - left) < 0.5 && Math.abs(box.right - right) < 0.5;
      const isOutside = box.right <= left + 0.5 || box.left >= right - 0.5;
      return position === wanted ? isAligned : isOutside;
    });
  }, index);
}

/** Adds up every layout shift of the pages opened from now on. */
export async function collectShifts(page: Page) {
  await page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
      document.documentElement.dataset.shift = String(total);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns the sum of all shifts so far, those after a visitor's input too */
export async function readShift(page: Page): Promise<number> {
  // Two frames, so that the observer has heard of what was just painted.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Number(document.documentElement.dataset.shift ?? 0))),
        );
      }),
  );
}
