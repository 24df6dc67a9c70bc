import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The dark theme differs in its colours alone, so only the rules on colour are asked again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing: with all of its rules, or with those on colour alone. */
export async function expectNoViolations(page: Page, rules: 'all' | 'colours' = 'all') {
  const builder = new AxeBuilder({ page });
  const { violations } = await (
    rules === 'all' ? builder : builder.withRules(COLOUR_RULES)
  ).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found, 'what axe finds').toEqual([]);
}
