import { expect, type Page } from '@playwright/test';

/** Idle limit of the loader, and time for a slow machine to fetch and run the framework. */
const HYDRATED_WITHIN_MS = 20_000;

/**
 * Waits until React has taken over every island of the page, which it does when the browser has
 * been idle after `load`.
 *
 * @returns how many there are; at 0 nothing was waited for
 */
export async function waitForIslands(page: Page): Promise<number> {
  const islands = page.locator('[data-island]');
  const count = await islands.count();
  await expect
    .poll(
      () =>
        islands.evaluateAll((nodes) =>
          nodes.every((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))),
        ),
      { timeout: HYDRATED_WITHIN_MS },
    )
    .toBe(true);
  return count;
}

/**
 * Turns to the page's islands as a visitor does, so that the framework comes at once. Needed where
 * the clock stands still, and the browser's idle moments with it.
 */
export async function turnToIslands(page: Page): Promise<void> {
  await page
    .locator('[data-island]')
    .first()
    .evaluate((island) => island.dispatchEvent(new Event('focusin', { bubbles: true })));
}

/** Addresses of everything that the page had asked for when `load` fired. */
export function requestedBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < loadEventStart)
      .map(({ name }) => name);
  });
}
