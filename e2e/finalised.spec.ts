/**
 * When scripts run: tested on two pages, because all pages have the same loader. `pages.spec.ts`
 * checks on every page that the framework comes after `load`, and only where there are islands.
 */
import { interactWithIslands, waitForIslands } from '@/e2e/support/islands';
import { watchRequests } from '@/e2e/support/requests';
import { expect, test } from '@/e2e/support/test';

/** The page with the most above the fold, and the page with the most script. */
const PATHS = ['/', '/contact'];

for (const path of PATHS) {
  test(`${path}: an interaction with an island does not wait for an idle moment`, async ({
    page,
  }) => {
    // The browser is never idle: only the visitor can start the framework.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const { framework } = watchRequests(page);
    await page.goto(path);
    await page.getByRole('banner').getByRole('link').first().focus();
    expect(framework()).toEqual([]);
    await interactWithIslands(page);
    await waitForIslands(page);
    expect(framework()).toHaveLength(new Set(framework()).size);
  });
}

test('the script of header and footer works once the page has been painted', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      if (!changes.some(({ target }) => (target as Element).id === 'AboutToggle')) return;
      document.documentElement.dataset.enhancedAt ??= String(performance.now());
    }).observe(document, { subtree: true, attributeFilter: ['aria-expanded'] });
  });
  await page.goto('/about');
  const enhancedAt = await page.locator('html[data-enhanced-at]').getAttribute('data-enhanced-at');
  const paintedAt = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(Number(enhancedAt)).toBeGreaterThan(paintedAt ?? Infinity);
});

test('a browser without idle callbacks fetches the framework too', async ({ page }) => {
  await page.addInitScript('delete window.requestIdleCallback');
  for (const path of PATHS) {
    await page.goto(path);
    expect(await waitForIslands(page), path).toBeGreaterThan(0);
  }
});
