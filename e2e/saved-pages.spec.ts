/** Covers page/saved of e2e/README.md. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { exportedPage, exportedPages } from '@/e2e/support/exported';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { kindPaths } from '@/e2e/support/kinds-of-pages';
import { DESKTOP } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

/**
 * The lines that a page shows, but for those of controls: these need scripts, which a saved page has
 * none of, and give way to what the page shows without.
 */
function shownLines(): string[] {
  const controls = 'form, button, [role=search], [role=status], [role=tablist], label';
  const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (shown.nextNode()) {
    const { textContent, parentElement } = shown.currentNode;
    const line = textContent?.replace(/\s+/g, ' ').trim();
    if (!line || !parentElement?.closest('header, main, footer')) continue;
    if (parentElement.closest(controls)) continue;
    if (parentElement.checkVisibility({ visibilityProperty: true })) lines.push(line);
  }
  return lines;
}

/** Saves a page as one file, as “Webpage, single file” does, and opens the file. */
async function openSaved(page: Page, file: string): Promise<Page> {
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureSnapshot', { format: 'mhtml' });
  await writeFile(file, data);
  const saved = await page.context().newPage();
  await saved.goto(pathToFileURL(file).href);
  return saved;
}

for (const path of kindPaths) {
  test(`page/saved: ${path} shows all of its words when it was saved as one file`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitUntilDrawn(page);
    const written = exportedPage(path)('body').text().replace(/\s+/g, ' ');
    const lines = (await page.evaluate(shownLines)).filter((line) => written.includes(line));
    const saved = await openSaved(page, test.info().outputPath('page.mhtml'));
    // The bar shows its menu once the width of the window is known.
    await expect
      .poll(async () => {
        const kept = new Set(await saved.evaluate(shownLines));
        return lines.filter((line) => !kept.has(line));
      })
      .toEqual([]);
    await expect(saved.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('page/saved: nothing that is written stands in an element with the attribute hidden', () => {
  const written = exportedPages.flatMap((file) => {
    const $ = exportedPage(file.replace(/\.html$/, ''));
    return $('[hidden]')
      .map((_, element) => {
        const part = $(element).clone();
        // Names of controls, which come with them.
        part.find('button').remove();
        return part.text().trim();
      })
      .get()
      .filter(Boolean)
      .map((text) => `${file}: ${text}`);
  });
  expect(written).toEqual([]);
});
