/** Covers page/arrival of e2e/README.md. */
import { servicePath } from '@/content/model/paths';
import { services } from '@/content/model/services';
import { PiecewiseSite } from '@/e2e/support/in-pieces';
import { distinctPages } from '@/e2e/support/kinds-of-pages';
import { holdIslands } from '@/e2e/support/held-islands';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { boxesOf, movedParts } from '@/e2e/support/layout-shift';
import messages from '@/messages/en.json' with { type: 'json' };
import { expect, test as base } from '@/e2e/support/test';

const test = base.extend<{ site: PiecewiseSite }>({
  // Not one for each worker: Playwright starts other workers for such tests, when all others are done.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    const site = new PiecewiseSite();
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

/** Links whose fragments open a service, and a category of one. */
const [, linked] = services;
const links = [`/services#${linked?.id}`, `${servicePath(linked?.id ?? '')}#category-2`];

for (const url of [...distinctPages.map(({ path }) => path), ...links]) {
  test(`page/arrival: ${url} arrives in pieces, and nothing that is shown moves`, async ({
    page,
    site,
  }) => {
    for (const { width, frame } of await site.open(page, url, url === '/')) {
      expect.soft(await movedParts(frame), `${width} px`).toEqual([]);
    }
  });
}

for (const path of ['/', '/onboarding-guide']) {
  test(`page/arrival: the first slide of ${path} stays in place when a longer one has arrived`, async ({
    page,
  }) => {
    await holdIslands(page);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await reloadIfFontIsLate(page);
      const slides = page.locator(`[aria-roledescription="${messages.slideshow.slide}"]`);
      const texts = slides.first().locator('h2, p, a, li');
      const before = await boxesOf(texts);
      await slides
        .last()
        .locator('h2 + p')
        .evaluate((text) => text.append(' and on'.repeat(200)));
      expect(await boxesOf(texts), `${width} px`).toEqual(before);
    }
  });
}
