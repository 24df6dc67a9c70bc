import type { Page } from '@playwright/test';

/** What the loader fetches: the islands' modules and props, but not every page's small script. */
export const ISLAND_SCRIPTS = /\/_next\/static\/(?:islands\/|props-)/;

/**
 * Holds the islands' scripts back, as a slow line does.
 *
 * @returns a function that lets them through
 */
export const holdIslands = (page: Page) => hold(page, ISLAND_SCRIPTS);

/** Holds back all files whose URLs match. @returns a function that lets them through */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
