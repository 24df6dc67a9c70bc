import { expect, type Page } from '@playwright/test';

/** More than a busy machine takes to answer: a clock cannot be stopped at a time in its past. */
const AHEAD_MS = 10_000;

/** @returns the time by the page's own clock */
export const timeOf = (page: Page) => page.evaluate(() => Date.now());

/**
 * Stops the clock of a page that has Playwright's, so that nothing ends before a slow machine has
 * looked at it.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await timeOf(page)) + AHEAD_MS);
}

/**
 * Advances a stopped clock in steps so small that what is shown for seconds is still there when
 * `expectSomething` looks, however long its files take to arrive.
 */
export async function stepUntil(page: Page, expectSomething: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    await expectSomething();
  }).toPass({ intervals: [0] });
}
