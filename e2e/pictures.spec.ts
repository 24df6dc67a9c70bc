/**
 * pictures/* of e2e/README.md: the owner's pictures. The site is shipped without any, so a copy
 * made by the recipes of `content/README.md` is tested; so is any picture that an owner adds.
 */
import type { Locator, Page } from '@playwright/test';
import { exportedPage } from './support/exported';
import { layoutShift } from './support/layout-shift';
import { DESKTOP, PHONE, pages } from './support/site';
import { expect, test } from './support/test';

const WIDTHS = [320, PHONE.width, 768, DESKTOP.width, 1920];
/** By how much rounding and a scrollbar may change a width, in pixels. */
const TOLERANCE = 8;
const PHONE_BYTES = 120_000;
/** How long all pictures of a page but the first wait, as CSS writes it. */
const HEAD_START = '0.3s';

/** All but the logos: their island loads them, and replaces those that fail with names. */
const PICTURES = 'main picture img[src*="/media/"]';
/** Images of posters, for paper and for browsers without scripts, where no video loads its own. */
const POSTERS = 'main img:has(+ video)';
const withPictures = pages
  .map(({ path }) => path)
  .filter((path) => exportedPage(path)(PICTURES).length > 0);

/** The width that a picture's `sizes` promises, as a browser reads it, and its real width. */
function widthsOf(picture: Locator) {
  return picture.evaluate((image: HTMLImageElement) => {
    const ruler = document.createElement('div');
    const { sizes = '' } = image.closest('picture')?.querySelector('source') ?? {};
    const chosen = sizes.split(/,(?![^(]*\))/).find((size) => {
      const [condition] = /\([^()]*\)(?= )/.exec(size.trim()) ?? [];
      return !size.trim().startsWith('(') || matchMedia(condition ?? '').matches;
    });
    ruler.style.position = 'absolute';
    ruler.style.width = chosen?.trim().replace(/^\([^()]*\) /, '') ?? '';
    document.body.append(ruler);
    const promised = ruler.getBoundingClientRect().width;
    ruler.remove();
    return { promised, real: image.getBoundingClientRect().width };
  });
}

/** Scrolls to every picture in turn, as a reader does. */
async function scrollThrough(page: Page) {
  for (const picture of await page.locator(PICTURES).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  }
}

for (const path of withPictures) {
  test(`pictures/sizes: the pictures of ${path} are as wide as they tell the browser`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      for (const picture of await page.locator('main picture:has(source) img').all()) {
        // Pictures of slides that are not shown appear after the first paint.
        await expect(picture).toBeVisible();
        const { promised, real } = await widthsOf(picture);
        expect(
          Math.abs(promised - real),
          `at ${width}: ${promised} is ${real}`,
        ).toBeLessThanOrEqual(TOLERANCE);
      }
    }
  });

  test(`pictures/room: nothing of ${path} moves when its pictures arrive`, async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/media/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const heights = () =>
      page
        .locator('main *:has(> picture > img)')
        .evaluateAll((rooms) => rooms.map((room) => room.getBoundingClientRect().height));
    const before = await heights();
    for (const height of before) expect(height).toBeGreaterThan(0);
    release();
    await scrollThrough(page);
    for (const [index, height] of (await heights()).entries()) {
      expect(Math.abs(height - (before[index] ?? 0))).toBeLessThan(1);
    }
    expect(await layoutShift(page)).toBe(0);
  });

  test(`pictures/loading: ${path} loads at most one picture before all else`, async ({ page }) => {
    await page.goto(path);
    const first = `${PICTURES}[fetchpriority=high]`;
    const { length } = exportedPage(path)(first);
    expect(length).toBeLessThanOrEqual(1);
    await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(length);
    // All other pictures are lazy.
    const eager = exportedPage(path)(`${PICTURES}:not([loading=lazy], [fetchpriority=high])`);
    expect(eager).toHaveLength(0);
    await scrollThrough(page);
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/media/'))
        .map(({ name, startTime }) => ({ name, startTime })),
    );
    const startOf = async (picture: Locator) => {
      const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      return asked.find(({ name }) => name === shown)?.startTime ?? NaN;
    };
    for (const picture of await page.locator(first).all()) {
      // The picture shown is the one that was preloaded, and the others leave it the bandwidth.
      const start = await startOf(picture);
      expect(start).toBeGreaterThan(0);
      for (const other of await page.locator(`${PICTURES}:not([fetchpriority])`).all()) {
        expect(await startOf(other)).toBeGreaterThan(start);
        await expect(other).toHaveCSS('animation-delay', HEAD_START);
      }
    }
    expect(new Set(asked.map(({ name }) => name)).size).toBe(asked.length);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, deviceScaleFactor: 3 });

    test(`pictures/loading: ${path} loads none before all else that is not in the first view`, async ({
      page,
    }) => {
      await page.goto(path);
      const preloaded = await page
        .locator('link[rel=preload][as=image]')
        .evaluateAll(
          (links: HTMLLinkElement[]) =>
            links.filter(({ media }) => matchMedia(media).matches).length,
        );
      const tops = await page
        .locator(`${PICTURES}[fetchpriority=high]:not([loading=lazy])`)
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
      expect(tops).toHaveLength(preloaded);
      for (const top of tops) expect(top).toBeLessThan(PHONE.height);

      await test.step('pictures/weight: each is sharp, and below 120 kB', async () => {
        await scrollThrough(page);
        for (const picture of await page.locator(PICTURES).all()) {
          const { url, pixels, needed, widest } = await picture.evaluate(
            (image: HTMLImageElement) => ({
              url: image.currentSrc,
              // The width of the chosen file; `widest` is that of the widest file.
              pixels: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1] ?? Infinity),
              widest: Number(image.getAttribute('width')),
              needed: image.getBoundingClientRect().width * devicePixelRatio,
            }),
          );
          expect(pixels).toBeGreaterThanOrEqual(Math.min(needed, widest));
          const response = await page.request.get(url);
          expect((await response.body()).length).toBeLessThan(PHONE_BYTES);
          expect(response.headers()['cache-control']).toContain('immutable');
          expect(response.headers()['content-type']).toMatch(/^image\//);
        }
      });
    });
  });

  test(`pictures/without-script: ${path} has the posters of its videos on paper`, async ({
    page,
  }) => {
    await page.goto(path);
    // On a screen, the videos show their own posters.
    for (const poster of await page.locator(POSTERS).all()) await expect(poster).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const poster of await page.locator(POSTERS).all()) await expect(poster).toBeVisible();
    for (const video of await page.locator('main video').all()) await expect(video).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`pictures/without-script: ${path} shows its pictures`, async ({ page }) => {
      await page.goto(path);
      for (const picture of await page.locator(PICTURES).all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
      }
      for (const poster of await page.locator(POSTERS).all()) await expect(poster).toBeVisible();
    });
  });
}
