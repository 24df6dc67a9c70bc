import type { Page } from '@playwright/test';

/** What the loader fetches: the islands' modules and props. The small script of every page stays free. */
export const ISLAND_SCRIPTS = /\/_next\/static\/(?:islands\/|props-)/;

/**
 * Holds the islands' scripts back, as a slow line does.
 *
 * @returns lets them through
 */
export const holdIslands = (page: Page) => hold(page, ISLAND_SCRIPTS);

/** The same for all files with such a URL. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
