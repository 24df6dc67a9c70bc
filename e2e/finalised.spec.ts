/**
 * When scripts run: tested on one page, because all pages have the same loader. `pages.spec.ts`
 * checks that the framework comes after `load`, once, and only where there are islands;
 * `engine/example.spec.ts` that it comes at once when somebody is in an island, and
 * `oldest-browsers.spec.ts` that it does without idle callbacks.
 */
import { ISLAND_SCRIPTS } from '@/e2e/support/held-islands';
import { waitForIslands } from '@/e2e/support/islands';
import { watchRequests } from '@/e2e/support/requests';
import { expect, test } from '@/e2e/support/test';

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

test.describe('islands/save-data: nothing of an island is requested until somebody touches one', () => {
  for (const [wish, ask] of [
    [
      'Save-Data',
      () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    ],
    [
      'prefers-reduced-data',
      () => {
        // Chromium does not know it.
        const matchMedia = window.matchMedia.bind(window);
        const list = matchMedia('all');
        window.matchMedia = (query) =>
          query.includes('prefers-reduced-data') ? list : matchMedia(query);
      },
    ],
  ] as const) {
    test(`${wish}: nor is anything taken back as late; then all of them come`, async ({ page }) => {
      const late = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ effect }) => Number(effect?.getTiming().delay) >= 20_000)
            .map(({ playState }) => playState),
        );
      await page.addInitScript(ask);
      const { requested } = watchRequests(page);
      const ofIslands = () => requested.filter((url) => ISLAND_SCRIPTS.test(url));
      await page.clock.install();
      await page.goto('/contact');
      await page.mouse.move(300, 400);
      // All idle moments, and the time in which a browser would have reported a paint.
      await page.clock.runFor(60_000);
      expect(ofIslands()).toEqual([]);
      expect(new Set(await late())).toEqual(new Set(['paused']));

      await page.clock.resume();
      await page.locator('[data-island] input').first().focus();
      expect(await late()).not.toContain('paused');
      expect(await waitForIslands(page)).toBeGreaterThan(1);
    });
  }
});
