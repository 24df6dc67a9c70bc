import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The dark theme differs in its colours alone, so only the rules on colour are asked again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing, in light and in dark; leaves the page in light. */
export async function expectNoViolationsInBothThemes(page: Page, within?: string): Promise<void> {
  await expectNoViolations(page, 'all', within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, 'colours', within);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects that axe finds nothing: with all of its rules, or with those on colour alone. */
async function expectNoViolations(page: Page, rules: 'all' | 'colours', within?: string) {
  // Colours that fade from one theme to the other have the contrast of neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const builder = new AxeBuilder({ page });
  if (within) builder.include(within);
  const { violations } = await (
    rules === 'all' ? builder : builder.withRules(COLOUR_RULES)
  ).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found, 'what axe finds').toEqual([]);
}
