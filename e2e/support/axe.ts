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
  // Colours that fade from one theme to the other have the contrast of neither. One that an element
  // inherits fades after that of its parent.
  const fading = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
    );
  await expect.poll(fading, { intervals: [20] }).toBe(0);
  // No page has frames, for which axe would otherwise open a page of its own.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) builder.include(within);
  if (rules === 'colours') builder.withRules(COLOUR_RULES);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect.soft(found, rules === 'all' ? 'what axe finds' : 'what axe finds in dark').toEqual([]);
}
