import { expect, type Page } from '@playwright/test';

/** The page can be read, and left by its menus. */
export async function expectUsable(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect((await main.innerText()).length).toBeGreaterThan(80);
  for (const landmark of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark).getByRole('link').first()).toBeVisible();
  }
}

/**
 * Line 61: one `h1`, headings without gaps, landmarks.
 *
 * @param minWords fewer are not worth a visit
 */
export async function expectOutline(page: Page, minWords: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  levels.forEach((level, index) => {
    expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThan(2);
  });
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
  expect(words, 'words worth reading').toBeGreaterThan(minWords);
}

/** Line 64: print gives the words without header, footer and buttons. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toBeHidden();
  }
  // A card that opens something says what it holds; those words are content.
  const buttons = page.getByRole('main').locator('button:not([aria-expanded])');
  await expect(buttons.filter({ visible: true })).toHaveCount(0);
}
