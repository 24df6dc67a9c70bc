import type { Locator, Page } from '@playwright/test';
import { expect } from '@/e2e/support/test';

/** The slides that a row's window shows, each with the pixels between its edges and the window's. */
export function slidesInView(row: Locator) {
  return row.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      if (box.right <= left + 0.5 || box.left >= right - 0.5) return [];
      const [before, after] = [box.left - left, right - box.right].map(Math.abs).map(Math.round);
      return [{ index, left: before, right: after }];
    });
  });
}

/** What `slidesInView` says of a row that shows exactly one slide. */
export const alone = (index: number) => [{ index, left: 0, right: 0 }];

/**
 * Expects that a row shows slide `index` alone, once it has stopped: where the page's clock stands
 * still, a row that slides never gets there.
 */
export async function expectShownAlone(row: Locator, index: number): Promise<void> {
  await expect.poll(() => slidesInView(row)).toEqual(alone(index));
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
