import { expect, type Page } from '@playwright/test';

/** The loader's idle limit, plus time for a slow machine to fetch and run React. */
const HYDRATED_WITHIN_MS = 30_000;

/**
 * Waits until every island of the page is hydrated, which happens when the browser has been idle
 * after `load`.
 *
 * @returns how many there are; at 0 nothing was waited for
 */
export async function waitForIslands(page: Page): Promise<number> {
  // Not a locator, which would put a third of a megabyte of script into every page.
  const count = (selector: string) =>
    page.evaluate((each) => document.querySelectorAll(each).length, selector);
  await expect
    .poll(() => count('[data-island]:not([data-hydrated])'), {
      message: 'islands that are not hydrated',
      timeout: HYDRATED_WITHIN_MS,
      intervals: [50],
    })
    .toBe(0);
  return count('[data-island]');
}

/**
 * Interacts with every island of the page, so that it is hydrated at once. Needed while the clock
 * is stopped, because the browser's idle callbacks are stopped too.
 */
export async function interactWithIslands(page: Page): Promise<void> {
  await page.evaluate(() =>
    document
      .querySelectorAll('[data-island]')
      .forEach((island) => island.dispatchEvent(new Event('focusin', { bubbles: true }))),
  );
}

/** Waits until all that the loader has asked for so far has come or failed, and nothing is tried again. */
export async function waitForAttempts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The first attempt begins once the page is painted and idle, each module in a task of its own.
    await new Promise<void>((done) => {
      new PerformanceObserver(() => {
        if (performance.getEntriesByName('first-contentful-paint').length > 0) done();
      }).observe({ type: 'paint', buffered: true });
    });
    const urls = () =>
      [...document.querySelectorAll<HTMLElement>('[data-module], [data-props]')].flatMap(
        ({ dataset }) => [dataset.module ?? [], dataset.props ?? []].flat(),
      );
    let before: string[];
    do {
      await new Promise((done) => requestIdleCallback(() => setTimeout(done)));
      before = urls();
      await Promise.allSettled(before.map((url) => import(url)));
      // One that fails gets another URL.
    } while (String(urls()) !== String(before));
  });
}

/** URLs of everything that the page had requested when `load` fired. */
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

/** Waits until the page's islands are drawn as visitors see them. @returns how many there are */
export async function waitUntilDrawn(page: Page): Promise<number> {
  const count = await waitForIslands(page);
  // What hydrated islands add is drawn in further tasks, before the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  return count;
}
