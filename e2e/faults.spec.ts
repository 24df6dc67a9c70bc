/**
 * What one page of every kind still does when something breaks on the way. `pages.spec.ts` checks
 * on every page that late islands move nothing, and what is printed; `island-faults.spec.ts` has the
 * faults of single islands.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { exportedPage } from '@/e2e/support/exported';
import { holdIslands } from '@/e2e/support/held-islands';
import { FULL_PATHS, islandPaths, kindPaths } from '@/e2e/support/kinds-of-pages';
import { layoutShift, movedParts } from '@/e2e/support/layout-shift';
import { waitForIslands, waitUntilDrawn } from '@/e2e/support/islands';
import { expectUsable } from '@/e2e/support/outline';
import { PHONE } from '@/e2e/support/site';
import { EMPTY_FRAME, expect, test } from '@/e2e/support/test';
import { findBrowser } from '@/scripts/find-browser';
import messages from '@/messages/en.json' with { type: 'json' };

/** Lighthouse's slow line: 400 kbit/s, and 400 ms for a round trip. */
const SLOW_LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** Generous: the tests check that a slow page arrives, not how soon. */
const SLOW_MS = 180_000;

/** Collects a page's console messages and errors from now on, but for those about an empty frame. */
function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!EMPTY_FRAME.test(message.text())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}

/** The sources of images that something has made transparent. */
const transparentImages = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => !image.checkVisibility({ opacityProperty: true }))
        .map(({ src }) => src),
    );

test.describe('files that do not come', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  const expectStill = async (page: Page) => {
    await waitUntilDrawn(page);
    expect(await movedParts(page), 'what late islands moved').toEqual([]);
  };
  const cases: [string, string, string[], (page: Page) => Promise<void>][] = [
    ['every script', '**/*.js', kindPaths, () => Promise.resolve()],
    ['the font', '**/*.woff2', islandPaths, expectStill],
  ];
  for (const [what, pattern, paths, expectIslands] of cases) {
    test(`${what} refused: pages can be read, with a line in the console for each file`, async ({
      page,
    }) => {
      test.slow();
      const refused = new Set<string>();
      await page.route(pattern, (route) => {
        refused.add(route.request().url());
        return route.abort();
      });
      for (const path of paths) {
        await test.step(path, async () => {
          const lines = listen(page);
          refused.clear();
          const release = await holdIslands(page);
          await page.goto(path);
          await expectUsable(page);
          release();
          await expectIslands(page);
          // For example the logos, see logos/loading.
          await expect.poll(() => transparentImages(page)).toEqual([]);
          expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(refused.size);
          page.removeAllListeners();
        });
      }
    });
  }

  test('a module gone with a new release: pages can be read and left', async ({ page }) => {
    test.slow();
    for (const path of FULL_PATHS) {
      await test.step(path, async () => {
        // A module that all islands of the page share.
        const [shared] = exportedPage(path)('[data-props]').attr('data-preload')?.split(' ') ?? [];
        let refused = 0;
        await page.route(`**${shared}`, (route) => {
          refused += 1;
          return route.fulfill({ status: 404, body: '' });
        });
        const lines = listen(page);
        await page.goto(path);
        await expect.poll(() => refused).toBeGreaterThanOrEqual(1);
        await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
        await expectUsable(page);
        expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(refused);
        page.removeAllListeners();
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
});

test('no page logs anything if storage and cookies throw', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  for (const path of kindPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitForIslands(page);
      await expectUsable(page);
    });
  }
});

test('a slow line: what is read first is there before the islands, and stays where it is', async ({
  context,
}) => {
  test.setTimeout(SLOW_MS);
  // Each page has its own slow line, and no cache in which it could find another page's files.
  const visits = FULL_PATHS.map((path) =>
    test.step(path, async () => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await session.send('Network.emulateNetworkConditions', SLOW_LINE);
      await page.goto(path, { timeout: SLOW_MS });
      await expectUsable(page);
      await waitForIslands(page);
      expect(await layoutShift(page)).toBe(0);
    }),
  );
  await Promise.all(visits);
});

test.describe('Back', () => {
  let browser: Browser;

  test.beforeAll(async ({ launchOptions }) => {
    // Playwright starts browsers without the back/forward cache, and the headless build has none.
    browser = await chromium.launch({
      ...launchOptions,
      executablePath: findBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });

  test.afterAll(() => browser.close());

  test('brings every kind of page back from memory, with its header at work', async ({
    baseURL,
  }) => {
    test.slow();
    const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: PHONE });
    for (const path of kindPaths) {
      await test.step(path, async () => {
        await page.goto(path);
        await waitForIslands(page);
        await page.evaluate(() => {
          document.documentElement.dataset.seen = '';
        });
        await page.goto(path === '/about' ? '/contact' : '/about');
        // `goBack` waits for a load, which a page from memory does not have.
        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(path);
        await expect(page.locator('html[data-seen]')).toBeAttached();
        await page.getByRole('button', { name: messages.header.openMenu }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      });
    }
    await page.close();
  });

  test('toasts/single: shows the toast of a later page on one from memory', async ({ baseURL }) => {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: PHONE });
    await page.goto('/contact');
    await waitForIslands(page);
    await page.evaluate(() => {
      document.documentElement.dataset.seen = '';
    });
    await page.goto('/about');
    await page.evaluate(() => {
      const toast = { title: 'Sent', description: '', endsAtMs: Date.now() + 9e5 };
      sessionStorage.setItem('toast', JSON.stringify(toast));
      history.back();
    });
    await expect(page.locator('html[data-seen]')).toBeAttached();
    await expect(page.getByText('Sent', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await page.close();
  });
});
