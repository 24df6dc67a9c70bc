/**
 * Every page of the route table, as served: one visit to each checks all that one visit can. Covers
 * page/structure, page/zoom, page/axe, page/media, page/focus-ring and page/without-styles, the
 * budgets, the security policy and what the finishing step promises.
 */
import { basename } from 'node:path';
import { routes } from '@/content/model/routes';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { budgetOf, fetchedFigures } from '@/e2e/support/budgets';
import { exportedFile, exportedPage } from '@/e2e/support/exported';
import { findMissingRings } from '@/e2e/support/focus-rings';
import { holdIslands } from '@/e2e/support/held-islands';
import { requestedBeforeLoad, waitUntilDrawn } from '@/e2e/support/islands';
import { findJoinedWords } from '@/e2e/support/joined-words';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { movedParts } from '@/e2e/support/layout-shift';
import { distinctPages, islandPaths, kindPaths } from '@/e2e/support/kinds-of-pages';
import { expectOutline, expectPrintable, expectUsable } from '@/e2e/support/outline';
import { pathsWithIslands } from '@/e2e/support/paths-with-islands';
import { isFramework, isOfNext, watchRequests } from '@/e2e/support/requests';
import { DESKTOP, LOW, pages, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { withoutTransitions } from '@/e2e/support/transitions';
import { expectRoomForText, findBrokenWords, TIGHTEST, WINDOWS } from '@/e2e/support/wide-text';
import { findUnseenSelections } from '@/e2e/support/unseen-selections';
import { findLostWithoutStyles } from '@/e2e/support/without-styles';
import { filesBelow } from '@/engine/shared/files-below';
import messages from '@/messages/en.json' with { type: 'json' };

test.describe('a visit', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of pages) {
    test(`page/structure, page/zoom, page/axe, page/media, page/without-styles: ${path} is complete before its islands are hydrated, and after`, async ({
      page,
    }) => {
      const { requested, missing, framework } = watchRequests(page);
      const release = await holdIslands(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expectOutline(page);
      // The home page's own heading is for assistive technology; the visible ones are its slides'.
      const headings = page.getByRole('main').getByRole('heading');
      await expect(headings.nth(path === '/' ? 1 : 0)).toBeInViewport();
      expect(await movedParts(page), 'what moved by itself').toEqual([]);
      expect(await page.evaluate(findLostWithoutStyles, 'body')).toEqual([]);

      release();
      const islands = await waitUntilDrawn(page);
      expect(pathsWithIslands.includes(path)).toBe(islands > 0);
      expect(await movedParts(page), 'what late islands moved').toEqual([]);
      expect((await requestedBeforeLoad(page)).filter(isFramework)).toEqual([]);
      expect(framework().length > 0, 'requests for the framework').toBe(islands > 0);
      expect(framework(), 'each file once').toEqual([...new Set(framework())]);
      expect(requested.filter(isOfNext)).toEqual([]);
      expect(await page.evaluate(findLostWithoutStyles, 'body')).toEqual([]);
      expect(await findJoinedWords(page)).toEqual([]);
      expect(missing).toEqual([]);

      const budget = budgetOf(path, islands > 0);
      for (const [kind, figure] of Object.entries(await fetchedFigures(page, path))) {
        const most = budget[kind as keyof typeof budget];
        expect.soft(figure, `${kind} is ${figure}, the budget ${most}`).toBeLessThanOrEqual(most);
      }

      // oxlint-disable-next-line playwright/no-conditional-in-test -- the others differ in their texts alone
      if (distinctPages.some((one) => one.path === path)) {
        await expectNoViolationsInBothThemes(page);
        await expectRoomForText(page);
      } else await expectRoomForText(page, TIGHTEST);
      await expectPrintable(page);
    });
  }
});

test('page/structure: the skip link is the first stop and leads past the header', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: messages.shell.skipLink });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('page/zoom: the open menu breaks no word, however large the text', async () => {
    await reloadIfFontIsLate(page);
    // Wider windows have the bar instead of the menu.
    const narrow = WINDOWS.filter(({ width, fontSize }) => width < 1024 || fontSize === '200%');
    for (const { width, fontSize } of narrow) {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      await page.getByRole('button', { name: messages.header.openMenu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await page.evaluate(findBrokenWords, 'dialog[open]'), fontSize).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('by keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('page/focus-ring: every stop on every kind of page has a ring that nothing cuts off', async ({
    page,
  }) => {
    for (const path of kindPaths) {
      await test.step(path, async () => {
        await page.goto(path);
        await waitUntilDrawn(page);
        await page.keyboard.press('Tab');
        for (const viewport of [DESKTOP, PHONE, LOW]) {
          await page.setViewportSize(viewport);
          await withoutTransitions(page);
          const { width, height } = viewport;
          const missing = await page.evaluate(findMissingRings);
          expect(missing, `${width} by ${height} px`).toEqual([]);
        }
      });
    }
  });
});

test('browsers may prerender the pages of the site, but no alias, redirect or file', async ({
  page,
}) => {
  const rules = JSON.parse(exportedPage('/')('script[type=speculationrules]').text()) as {
    prerender: [
      {
        eagerness: string;
        where: {
          and: [{ href_matches: string[] }, { not: { href_matches: string[] } }];
        };
      },
    ];
  };
  const [{ eagerness, where }] = rules.prerender;
  expect(eagerness).toBe('moderate');
  const [{ href_matches: among }, { not }] = where.and;
  const paths = [...routes.map(({ path }) => path), '/sitemap.xml', '/blog/feed.json', '/icon.svg'];
  await page.goto('/');
  // Resolves the patterns against the page's URL, as browsers do.
  const prepared = await page.evaluate(
    ([all, patterns, exceptions]) =>
      all.filter((path) => {
        const url = new URL(path, location.href).href;
        const matches = (pattern: string) => new URLPattern(pattern, location.href).test(url);
        return patterns.some(matches) && !exceptions.some(matches);
      }),
    [paths, among, not.href_matches] as const,
  );
  const ownPages = pages.filter(({ path, canonical }) => (canonical ?? path) === path);
  expect(prepared).toEqual(ownPages.map(({ path }) => path));
  expect(ownPages.length).toBeLessThan(routes.length);
});

/** What an XML file of the export is, by its name; feeds exist only if there is a journal. */
const NAMESPACES: Readonly<Record<string, string>> = {
  'sitemap.xml': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'atom.xml': 'http://www.w3.org/2005/Atom',
};

test('sitemap and feed are well-formed to a strict parser', async ({ page }) => {
  const files = filesBelow('out').filter((file) => basename(file) in NAMESPACES);
  expect(files).toContain('sitemap.xml');
  for (const file of files) {
    // Only the browser's parser is strict about XML; it returns an error document, never throws.
    const root = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return (
          parsed.querySelector('parsererror')?.textContent ?? parsed.documentElement.namespaceURI
        );
      },
      exportedFile(`/${file}`).toString(),
    );
    expect(root, file).toBe(NAMESPACES[basename(file)]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test('page/structure, page/zoom, page/media: every kind of page can be read and selected, and has room for text before its islands are hydrated', async ({
    page,
  }) => {
    test.slow();
    for (const path of kindPaths) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expectUsable(page);
        expect(await page.evaluate(findUnseenSelections), 'selected, and not seen to be').toEqual(
          [],
        );
        // oxlint-disable-next-line playwright/no-conditional-in-test -- kinds with islands are some of them
        if (islandPaths.includes(path)) await expectRoomForText(page);
      });
    }
  });
});
