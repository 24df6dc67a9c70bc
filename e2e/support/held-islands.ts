import type { Page } from '@playwright/test';

/** What the loader fetches: the islands' modules and props. The small script of every page stays free. */
export const ISLAND_SCRIPTS = /\/_next\/static\/(?:islands\/|props-)/;

/**
 * Holds the islands' scripts back, as a slow line does.
 *
 * @returns lets them through
 */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(ISLAND_SCRIPTS, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
