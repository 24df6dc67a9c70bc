/**
 * The search of a journal that has several pages, such as the one that
 * `__tests__/build/recipes.test.ts` builds; a shorter journal has no search.
 */
// @needs-page blog
import { expect, test } from '@/e2e/support/test';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { articles, topicsWithArticles } from '@/content/model/journal';
import { hasSearch } from '@/content/model/journal-pages';
import { copyOf } from '@/content/model/pages';
import { articlePath, SEARCH_INDEX, topicPath } from '@/content/model/paths';
import { pathOf } from '@/content/model/routes';

const { search: labels, topic: words } = copyOf('blog');
const last = articles.at(-1);

for (const index of hasSearch(articles) ? [pathOf('blog')] : []) {
  test('journal/search: the index is fetched at the first key, and leads to an old article', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(index);
    const box = page.getByRole('combobox', { name: labels.label });
    await box.click();
    expect(asked).not.toContain(SEARCH_INDEX);
    await box.fill(last!.summary.toUpperCase());
    await expect(page.getByRole('option').first()).toContainText(last!.title);
    expect(asked.filter((path) => path === SEARCH_INDEX)).toHaveLength(1);
    await expectNoViolationsInBothThemes(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${articlePath(last!.slug)}`);
  });

  test.describe('while the index is out of reach', () => {
    test.use({ expectedMessages: [/Failed to load resource/] });

    test('journal/search: the search says so, and the next key tries again', async ({ page }) => {
      await page.route(`**${SEARCH_INDEX}`, (route) => route.abort());
      await page.goto(index);
      const box = page.getByRole('combobox', { name: labels.label });
      await box.fill(last!.summary.slice(0, -1));
      await expect(page.getByText(labels.failed).first()).toBeVisible();
      await page.unroute(`**${SEARCH_INDEX}`);
      await box.press(last!.summary.slice(-1));
      await expect(page.getByRole('option').first()).toContainText(last!.title);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('journal/search: every topic can be reached from each page', async ({ page }) => {
      for (const path of [index, `${index}/page/2`]) {
        await page.goto(path);
        const links = page
          .getByRole('navigation', { name: words.all, exact: true })
          .getByRole('link');
        const hrefs = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href')),
        );
        expect(hrefs).toEqual(topicsWithArticles().map(({ id }) => topicPath(id)));
      }
      await expect(page.getByRole('combobox')).toBeHidden();
    });
  });
}
