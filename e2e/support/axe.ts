import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { withoutTransitions } from '@/e2e/support/transitions';
import { findLostWithoutStyles } from '@/e2e/support/without-styles';
import type * as Axe from 'axe-core';

const AXE = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

type WindowWithAxe = Window & { axe: typeof Axe };

/** The dark theme differs only in its colours, so only the rules on colour are run again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing, in light and in dark, and that without styles nothing is lost of
 * what is open; leaves the page in light.
 */
export async function expectNoViolationsInBothThemes(page: Page, within?: string): Promise<void> {
  await expectNoViolations(page, 'all', within);
  expect.soft(await page.evaluate(findLostWithoutStyles, within ?? 'body')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, 'colours', within);
  await page.emulateMedia({ colorScheme: 'light' });
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
