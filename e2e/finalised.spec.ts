/** What the finishing step of the build promises: see scripts/README.md. */
import type { Page } from '@playwright/test';
import { requestedBeforeLoad, turnToIslands, waitForIslands } from '@/e2e/support/islands';
import { pages } from '@/e2e/support/site';
import { pathsWithIslands } from '@/e2e/support/paths-with-islands';
import { expect, test } from '@/e2e/support/test';

const FRAMEWORK = /\/_next\/static\/(?:chunks|islands)\//;
const PAYLOAD_OR_STYLES = /\.(?:css|txt)(?:\?|$)/;

/** Follows what the page asks for, and what of it is not there. */
function watch(page: Page) {
  const requested: string[] = [];
  const missing: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  const framework = () => requested.filter((url) => FRAMEWORK.test(url));
  return { requested, missing, framework };
}

for (const { path } of pages) {
  test(`${path} asks for the framework after load if it has islands, and never if not`, async ({
    page,
  }) => {
    const { requested, missing, framework } = watch(page);
    await page.goto(path);
    const islands = await waitForIslands(page);
    expect((await requestedBeforeLoad(page)).filter((url) => FRAMEWORK.test(url))).toEqual([]);
    expect(framework().length > 0).toBe(islands > 0);
    expect(pathsWithIslands.includes(path)).toBe(islands > 0);
    expect(requested.filter((url) => PAYLOAD_OR_STYLES.test(url))).toEqual([]);
    expect(missing).toEqual([]);

    await expect(page.locator('head style')).toHaveCount(1);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
    await expect(page.locator('script:not([src], [type])')).toHaveCount(0);
    await expect(page.locator('link[rel=preload][as=font][crossorigin]')).toHaveCount(1);
  });
}

for (const path of pathsWithIslands) {
  test(`${path}: who turns to an island does not wait for an idle moment`, async ({ page }) => {
    // The browser is never idle: only the visitor can start the framework.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const { framework } = watch(page);
    await page.goto(path);
    await page.getByRole('banner').getByRole('link').first().focus();
    expect(framework()).toEqual([]);
    await turnToIslands(page);
    await waitForIslands(page);
    expect(framework()).toHaveLength(new Set(framework()).size);
  });

  test(`${path}: a browser without idle callbacks fetches the framework too`, async ({ page }) => {
    await page.addInitScript('delete window.requestIdleCallback');
    await page.goto(path);
    expect(await waitForIslands(page)).toBeGreaterThan(0);
  });
}

test.describe('an unknown path', () => {
  test.use({ expectedMessages: [/404/] });

  test('is answered without a framework', async ({ page }) => {
    const { framework } = watch(page);
    // Other unknown paths lead home, where islands are.
    await page.goto('/service/no-such-service');
    await expect(page.locator('script:not([src], [type])')).toHaveCount(0);
    await expect(page.locator('link[rel=preload][as=font][crossorigin]')).toHaveCount(1);
    expect(framework()).toEqual([]);
  });
});
