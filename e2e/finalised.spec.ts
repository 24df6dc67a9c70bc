/**
 * When scripts work. On one page of every kind: when the framework comes; `pages.spec.ts` sees on
 * every page that it comes after `load` and only where there are islands.
 */
import { interactWithIslands, waitForIslands } from '@/e2e/support/islands';
import { islandPaths } from '@/e2e/support/kinds-of-pages';
import { watchRequests } from '@/e2e/support/requests';
import { expect, test } from '@/e2e/support/test';

for (const path of islandPaths) {
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
  for (const path of islandPaths) {
    await page.goto(path);
    expect(await waitForIslands(page), path).toBeGreaterThan(0);
  }
});

test.describe('an unknown path', () => {
  test.use({ expectedMessages: [/404/] });

  test('is answered without a framework', async ({ page }) => {
    const { framework } = watchRequests(page);
    // Other unknown paths lead home, where islands are.
    await page.goto('/service/no-such-service');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(framework()).toEqual([]);
  });
});
