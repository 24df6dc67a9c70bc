import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const AXE = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

type WindowWithAxe = Window & { axe: typeof Axe };

/** The dark theme differs in its colours alone, so only the rules on colour are asked again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** As browsers write it. */
const NO_TRANSITIONS = '*, ::before, ::after { transition-property: none !important; }';

/** Expects that axe finds nothing, in light and in dark; leaves the page in light. */
export async function expectNoViolationsInBothThemes(page: Page, within?: string): Promise<void> {
  await expectNoViolations(page, 'all', within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, 'colours', within);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * From here on the page has no transitions: what changes is at its end at once. Under reduced motion
 * each change of each element would be a short one, and looking at a page take three times as long.
 */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate((rule) => {
    const sheets = document.adoptedStyleSheets;
    if (sheets.some(({ cssRules }) => cssRules[0]?.cssText === rule)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    sheets.push(sheet);
  }, NO_TRANSITIONS);
}

/** Expects that axe finds nothing: with all of its rules, or with those on colour alone. */
async function expectNoViolations(page: Page, rules: 'all' | 'colours', within?: string) {
  // Colours that fade from one theme to the other have the contrast of neither.
  await withoutTransitions(page);
  // Half a megabyte of script, which a document needs only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: COLOUR_RULES }),
  };
  const found = await page.evaluate(
    async ([context, wanted]) => {
      const { axe } = window as unknown as WindowWithAxe;
      const { violations } = await axe.run(context, wanted);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    },
    [within ?? 'html', options] as const,
  );
  expect.soft(found, rules === 'all' ? 'what axe finds' : 'what axe finds in dark').toEqual([]);
}
