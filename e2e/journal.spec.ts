/** The journal as it is read in a browser, on paper and on a phone; `export/` reads its files. */
import { PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { articles, furtherArticles } from '@/content/model/journal';
import { content } from '@/content/model/loaded';
import { articlePath } from '@/content/model/paths';

/** How the name of a table begins. */
const [tableName = ''] = content.markdown.table.split('{columns}');

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  for (const { slug } of articles) {
    test(`${articlePath(slug)} keeps tables, code and figures inside the page`, async ({
      page,
    }) => {
      await page.goto(articlePath(slug));
      const root = page.locator('html');
      expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
      for (const wide of await page.locator('.prose pre, .prose img, .prose section').all()) {
        const box = await wide.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(PHONE.width);
      }
      for (const table of await page.getByRole('region', { name: tableName, exact: false }).all()) {
        const hidden = await table.evaluate((region) => region.scrollWidth - region.clientWidth);
        await expect(table).toHaveAttribute('tabindex', '0');
        // Part of the second column is visible, or nobody would look for it.
        const [, second] = await table.getByRole('columnheader').all();
        const { x: begin = 0 } = (await second?.boundingBox()) ?? {};
        expect(begin, 'where the second column begins').toBeLessThan(PHONE.width);
        await table.focus();
        // A table that is wider than the page scrolls, by keyboard too.
        // oxlint-disable-next-line playwright/no-conditional-in-test -- an article's tables may all fit
        if (hidden <= 0) continue;
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
      }
      for (const code of await page.locator('.prose pre').all()) {
        expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
      }
    });
  }
});

for (const article of articles.slice(0, 1)) {
  const parts = ['Contents', 'Services', 'MoreArticles', 'NextStep'].filter(
    (name) => name !== 'MoreArticles' || furtherArticles(article).length > 0,
  );

  test('on paper an article is its text alone', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(articlePath(article.slug));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.prose')).toBeVisible();
    for (const name of parts) {
      const part = page.locator(`[aria-labelledby=${name}]`);
      await expect(part).toHaveCount(1);
      await expect(part).toBeHidden();
    }
  });
}
