import type { Locator, Page } from '@playwright/test';
import { expect } from '@/e2e/support/test';

/**
 * Expects that slide `index` lies exactly in the row's window, and every other outside of it. It
 * waits for that: where the page's clock stands still, a row that slides never gets there.
 */
export async function expectShownAlone(row: Locator, index: number): Promise<void> {
  const slidesInView = () =>
    row.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [...element.children].flatMap((slide, position) => {
        const box = slide.getBoundingClientRect();
        if (box.right <= left + 0.5 || box.left >= right - 0.5) return [];
        return [
          {
            slide: position,
            left: Math.round(box.left - left),
            right: Math.round(right - box.right),
          },
        ];
      });
    });
  await expect.poll(slidesInView).toEqual([{ slide: index, left: 0, right: 0 }]);
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
