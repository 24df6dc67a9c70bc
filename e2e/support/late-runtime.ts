import type { Page } from '@playwright/test';

/** The framework's own scripts; the small ones of header and footer and of the loader stay free. */
export const RUNTIME = /\/_next\/static\/(?:chunks\/|page-(?:data|start)-)/;

/**
 * Holds the framework back, as a slow line does.
 *
 * @returns lets it through
 */
export async function holdRuntime(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(RUNTIME, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
