/** Line 63 of e2e/README.md: axe finds nothing, in light and in dark, with the menus open too. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForIslands } from '@/e2e/support/islands';
import { DESKTOP, pages, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

type Theme = 'light' | 'dark';

/** The dark theme differs in its colours alone, so only the rules on colour are asked again. */
const RULES: Record<Theme, string[] | undefined> = {
  light: undefined,
  dark: ['color-contrast', 'link-in-text-block'],
};

/** Opens a page and waits until its islands are drawn as visitors have them. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForIslands(page);
  // What islands add once they are awake is drawn in tasks of its own, before the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
}

async function expectNoViolations(page: Page, theme: Theme) {
  const builder = new AxeBuilder({ page });
  const rules = RULES[theme];
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

    for (const { path } of pages) {
      test(`63: ${path} in ${colorScheme}`, async ({ page }) => {
        await open(page, path);
        await expectNoViolations(page, colorScheme);
      });
    }

    test(`63: the About panel in ${colorScheme}`, async ({ page }) => {
      await open(page, '/about');
      await page.getByRole('banner').getByRole('button', { name: 'About' }).click();
      await expectNoViolations(page, colorScheme);
    });

    test(`63: the mobile menu in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await open(page, '/about');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'About' }).click();
      await expectNoViolations(page, colorScheme);
    });
  });
}
