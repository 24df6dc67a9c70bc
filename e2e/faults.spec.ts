/**
 * What one page of every kind still does when something breaks on the way. `pages.spec.ts` checks
 * on every page that late islands move nothing, and what is printed.
 */
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { exportedPage } from '@/e2e/support/exported';
import { hold, holdIslands, ISLAND_SCRIPTS } from '@/e2e/support/held-islands';
import { kinds } from '@/e2e/support/island-states';
import { islandPaths, kindPaths } from '@/e2e/support/kinds-of-pages';
import { layoutShift, movedParts } from '@/e2e/support/layout-shift';
import { interactWithIslands, waitForIslands, waitUntilDrawn } from '@/e2e/support/islands';
import { expectUsable } from '@/e2e/support/outline';
import { PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { findBrowser } from '@/scripts/find-browser';
import { valuesOf } from '@/engine/shared/markup';
import { services } from '@/content/model/services';
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

/** The page with the most above the fold, and the page with the most script. */
const FULL_PATHS = ['/', '/contact'];

/** Collects a page's console messages and errors from now on. */
function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
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

test.describe('islands/reserved-room: the room that islands keep for what they add', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  for (const [path, name] of [
    ['/about/milestones', 'milestones-carousel'],
    ['/onboarding-guide', 'onboarding-slideshow'],
    ['/contact', 'office-clock'],
  ] as const) {
    test(`is given back on ${path} after 20 s without their script`, async ({ page }) => {
      test.skip(!islandPaths.includes(path), 'the owner has taken this page away');
      await page.setViewportSize(PHONE);
      await page.route(ISLAND_SCRIPTS, (route) => route.abort());
      await page.goto(path);
      const island = page.locator(`[data-island=${name}] > *`);
      const height = async () => (await island.boundingBox())!.height;
      const before = await height();
      const delays = await island.evaluate((root) =>
        root.getAnimations({ subtree: true }).flatMap((animation) => {
          const { delay } = animation.effect!.getTiming();
          if (delay === 20_000) animation.finish();
          return delay === 20_000 ? [delay] : [];
        }),
      );
      expect(delays).not.toEqual([]);
      expect(await height()).toBeLessThan(before - 30);
    });
  }
});

test.describe('an island that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|TypeError/] });

  /** The first island of each of these pages, and the form, which is the second on its page. */
  const cases = kinds.flatMap((kind) => [
    ...(FULL_PATHS.includes(kind.path) ? [{ ...kind, index: 0 }] : []),
    ...(kind.path === '/contact' ? [{ ...kind, index: 1 }] : []),
  ]);

  type Case = (typeof cases)[number];
  const faults: Record<string, (page: Page, which: Case) => Promise<unknown>> = {
    'throws as it is drawn': (page, { index }) =>
      page.route(/\/props-\w+\.js$/, async (route) => {
        const response = await route.fetch();
        const broken = `.map((props, index) => (index === ${index} ? {} : props))`;
        await route.fulfill({ response, body: (await response.text()).trim() + broken });
      }),
    'does not come': (page, { path, index }) => {
      const url = exportedPage(path)('[data-island]').eq(index).attr('data-module') ?? '';
      return page.route(`**${url}`, (route) => route.fulfill({ status: 404, body: '' }));
    },
  };

  /** An island's markup, and the values in its fields. */
  const contentOf = (island: Locator) =>
    island.evaluate((root) => {
      const fields = root.querySelectorAll<HTMLInputElement>('input, select, textarea');
      const typed = [...fields].map(({ value, checked }) => [value, checked]);
      return { html: root.innerHTML, typed };
    });

  for (const [fault, plant] of Object.entries(faults)) {
    test(`because it ${fault}: it stays as it was, with what was typed, and the others are hydrated`, async ({
      page,
    }) => {
      test.slow();
      for (const which of cases) {
        await test.step(`${which.path}, island ${which.index}`, async () => {
          const islands = page.locator('[data-island]');
          const failing = islands.nth(which.index);
          await plant(page, which);
          const release = await holdIslands(page);
          await page.goto(which.path);
          await which.type?.(page);
          const before = await contentOf(failing);
          const failed = page.waitForEvent('console', (message) => message.type() === 'error');
          release();
          await failed;
          await expect(page.locator('[data-hydrated]')).toHaveCount((await islands.count()) - 1);
          await expect(failing).not.toHaveAttribute('data-hydrated');
          expect(await contentOf(failing)).toEqual(before);
          await expectUsable(page);
          await page.unrouteAll({ behavior: 'wait' });
        });
      }
    });
  }
});

test.describe('islands/late-module: islands whose files come late or not at all', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  const modulesOf = (path: string) => valuesOf(exportedPage(path), '[data-island]', 'data-module');

  const propsOf = (path: string) => valuesOf(exportedPage(path), '[data-props]', 'data-props');

  test('one whose module stalls holds up no other', async ({ page }) => {
    test.slow();
    for (const path of FULL_PATHS) {
      for (const url of modulesOf(path)) {
        await test.step(`${path}, ${url}`, async () => {
          const release = await hold(page, `**${url}`);
          await page.goto(path);
          const awake = page.locator('[data-hydrated]');
          await expect(awake).toHaveCount(modulesOf(path).length - 1);
          release();
          await expect(awake).toHaveCount(modulesOf(path).length);
          await page.unrouteAll({ behavior: 'wait' });
        });
      }
    }
  });

  for (const [what, filesOf] of [
    ['a module', (path: string) => `**${modulesOf(path)[0]}*`],
    ['what all share', () => '**/islands/shared-*'],
    ['the props', () => '**/props-*'],
  ] as const) {
    test(`without ${what}: all is tried again at a press on an island`, async ({ page }) => {
      for (const path of FULL_PATHS) {
        await test.step(path, async () => {
          await page.route(filesOf(path), (route) => route.abort());
          await page.goto(path);
          await interactWithIslands(page);
          // Whatever the loader has asked for by now has come or failed, too.
          const settle = (urls: string[]) => Promise.allSettled(urls.map((url) => import(url)));
          await page.evaluate(settle, [...modulesOf(path), ...propsOf(path)]);
          await page.unrouteAll({ behavior: 'wait' });
          await expect(page.locator('[data-island]:not([data-hydrated])')).not.toHaveCount(0);
          // Not a click: an island may be empty.
          const island = page.locator('[data-island]').last();
          await island.dispatchEvent('pointerdown');
          await island.dispatchEvent('pointerup');
          await waitForIslands(page);
        });
      }
    });
  }

  test('a key that was pressed while it was gone is lost, and the next takes effect', async ({
    page,
  }) => {
    const service = services[0]!;
    await page.route(ISLAND_SCRIPTS, (route) => route.abort());
    await page.goto('/services');
    const card = page.locator(`[data-island] a:has([id="${service.id}"])`);
    await card.focus();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Space');
    await failed;
    await page.unrouteAll({ behavior: 'wait' });
    await expect(async () => {
      await page.keyboard.press('Space');
      await expect(card).toHaveAttribute('aria-expanded', 'true', { timeout: 2_000 });
    }).toPass();
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
