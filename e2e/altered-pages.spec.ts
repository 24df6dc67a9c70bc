/** page/altered of e2e/README.md: pages that translators or extensions change, at any time. */
import type { Page } from '@playwright/test';
import { addElements, changeAttributes } from '@/e2e/support/extension';
import { holdIslands } from '@/e2e/support/held-islands';
import { exportedPage } from '@/e2e/support/exported';
import { BEFORE_CLOSING, failingLogo, kinds } from '@/e2e/support/island-states';
import { waitForIslands } from '@/e2e/support/islands';
import { pathsWithIslands } from '@/e2e/support/paths-with-islands';
import { excuseChanged, expectNothingLost, rememberParts } from '@/e2e/support/remembered-parts';
import { expect, test } from '@/e2e/support/test';
import { translatePage } from '@/e2e/support/translator';
import { valuesOf } from '@/engine/shared/markup';

interface Change {
  /** The only page on which to try it; by default, one page of every kind. */
  on?: string;
  /** Before the islands are hydrated. */
  before?: (page: Page) => Promise<void>;
  /** After the islands are hydrated. */
  after?: (page: Page) => Promise<void>;
}

const translate = (how: 'words' | 'fonts') => async (page: Page) => {
  await page.evaluate<unknown, 'words' | 'fonts'>(translatePage, how);
};

/** A change to which React may respond by redrawing the islands affected, and no others. */
const excused = (change: (page: Page) => Promise<void>) => async (page: Page) => {
  await change(page);
  await excuseChanged(page);
};

const changes: Record<string, Change> = {
  // Few translators replace only the words, so one page is enough: the form has most of the text.
  'other words before hydration': { on: '/contact', before: excused(translate('words')) },
  'font elements and others added before hydration': {
    before: excused(async (page) => {
      await page.evaluate(addElements);
      await translate('fonts')(page);
    }),
  },
  'attributes changed before hydration, font elements and others added after it': {
    before: (page) => page.evaluate(changeAttributes),
    async after(page) {
      await page.evaluate(addElements);
      await translate('fonts')(page);
    },
  },
};

test.use({ expectedMessages: [/Failed to load resource|logo of/] });

for (const { path, type, expectTyped, expectStates } of kinds) {
  for (const [change, { on = path, before, after }] of Object.entries(changes)) {
    if (on !== path) continue;

    test(`page/altered: ${path} with ${change}`, async ({ page }) => {
      await page.clock.install({ time: BEFORE_CLOSING });
      await page.route(`**${failingLogo.src}`, (route) => route.abort());
      const release = await holdIslands(page);
      await page.goto(path);
      await rememberParts(page);
      await type?.(page);
      await before?.(page);
      release();
      expect(await waitForIslands(page)).toBeGreaterThan(0);
      await after?.(page);
      await expectTyped?.(page);
      await expectNothingLost(page);
      await expectStates(page);
      await expectNothingLost(page);
    });
  }
}

test('page/altered: every island is on one of these pages', () => {
  const islandsOn = (path: string) => {
    const $ = exportedPage(path);
    return valuesOf($, '[data-island]', 'data-island');
  };
  const tried = new Set(kinds.flatMap(({ path }) => islandsOn(path)));
  const missing = pathsWithIslands.flatMap(islandsOn).filter((name) => !tried.has(name));
  expect(missing, 'islands without an entry in `kinds` of support/island-states.ts').toEqual([]);
});
