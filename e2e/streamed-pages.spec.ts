/** Covers page/arrival of e2e/README.md. */
import { servicePath } from '@/content/model/paths';
import { services } from '@/content/model/services';
import { PiecewiseSite } from '@/e2e/support/in-pieces';
import { distinctPages } from '@/e2e/support/kinds-of-pages';
import { movedParts } from '@/e2e/support/layout-shift';
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
    for (const { width, frame } of await site.open(page, url)) {
      expect.soft(await movedParts(frame), `${width} px`).toEqual([]);
    }
  });
}
