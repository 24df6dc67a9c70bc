/** What a page and its other islands still do when the files of an island fail or come late. */
import type { Locator, Page } from '@playwright/test';
import { exportedPage } from '@/e2e/support/exported';
import { hold, holdIslands, ISLAND_SCRIPTS } from '@/e2e/support/held-islands';
import { kinds } from '@/e2e/support/island-states';
import { FULL_PATHS, islandPaths } from '@/e2e/support/kinds-of-pages';
import { interactWithIslands, waitForAttempts, waitForIslands } from '@/e2e/support/islands';
import { expectUsable } from '@/e2e/support/outline';
import { PHONE } from '@/e2e/support/site';
import { endLateAnimations } from '@/e2e/support/late-animations';
import { expect, test } from '@/e2e/support/test';
import { valuesOf } from '@/engine/shared/markup';
import { services } from '@/content/model/services';

test.describe('islands/reserved-room: the room that islands keep for what they add', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  for (const [path, name] of [
    ['/about/milestones', 'milestones-carousel'],
    ['/onboarding-guide', 'onboarding-slideshow'],
    ['/contact', 'office-clock'],
  ] as const) {
    test(`is given back on ${path} after 20 s without their script`, async ({ page }) => {
      test.skip(!islandPaths.includes(path), 'the owner has taken this page away');
      await page.setViewportSize(PHONE);
      await page.route(ISLAND_SCRIPTS, (route) => route.abort());
      await page.goto(path);
      const island = page.locator(`[data-island=${name}] > *`);
      const height = async () => (await island.boundingBox())!.height;
      const before = await height();
      await endLateAnimations(island);
      expect(await height()).toBeLessThan(before - 30);
    });
  }
});

test.describe('an island that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|TypeError/] });

  /** The first island of each of these pages, and the form, which is the second on its page. */
  const cases = kinds.flatMap((kind) => [
    ...(FULL_PATHS.includes(kind.path) ? [{ ...kind, index: 0 }] : []),
    ...(kind.path === '/contact' ? [{ ...kind, index: 1 }] : []),
  ]);

  type Case = (typeof cases)[number];
  const faults: Record<string, (page: Page, which: Case) => Promise<unknown>> = {
    'throws as it is drawn': (page, { index }) =>
      page.route(/\/props-\w+\.js$/, async (route) => {
        const response = await route.fetch();
        const broken = `.map((props, index) => (index === ${index} ? {} : props))`;
        await route.fulfill({ response, body: (await response.text()).trim() + broken });
      }),
    'does not come': (page, { path, index }) => {
      const url = exportedPage(path)('[data-island]').eq(index).attr('data-module') ?? '';
      // A focus that came before the failure may try it again after it, under another URL.
      return page.route(`**${url}*`, (route) => route.fulfill({ status: 404, body: '' }));
    },
  };

  /** An island's markup, and the values in its fields. */
  const contentOf = (island: Locator) =>
    island.evaluate((root) => {
      const fields = root.querySelectorAll<HTMLInputElement>('input, select, textarea');
      const typed = [...fields].map(({ value, checked }) => [value, checked]);
      return { html: root.innerHTML, typed };
    });

  for (const [fault, plant] of Object.entries(faults)) {
    test(`because it ${fault}: it stays as it was, with what was typed, and the others are hydrated`, async ({
      page,
    }) => {
      test.slow();
      for (const which of cases) {
        await test.step(`${which.path}, island ${which.index}`, async () => {
          const islands = page.locator('[data-island]');
          const failing = islands.nth(which.index);
          await plant(page, which);
          const release = await holdIslands(page);
          await page.goto(which.path);
          await which.type?.(page);
          const before = await contentOf(failing);
          const failed = page.waitForEvent('console', (message) => message.type() === 'error');
          release();
          await failed;
          await expect(page.locator('[data-hydrated]')).toHaveCount((await islands.count()) - 1);
          await expect(failing).not.toHaveAttribute('data-hydrated');
          expect(await contentOf(failing)).toEqual(before);
          await expectUsable(page);
          await page.unrouteAll({ behavior: 'wait' });
        });
      }
    });
  }
});

test.describe('islands/late-module: islands whose files come late or not at all', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  const modulesOf = (path: string) => valuesOf(exportedPage(path), '[data-island]', 'data-module');

  test('one whose module stalls holds up no other', async ({ page }) => {
    test.slow();
    for (const path of FULL_PATHS) {
      for (const url of modulesOf(path)) {
        await test.step(`${path}, ${url}`, async () => {
          const release = await hold(page, `**${url}`);
          await page.goto(path);
          const awake = page.locator('[data-hydrated]');
          await expect(awake).toHaveCount(modulesOf(path).length - 1);
          release();
          await expect(awake).toHaveCount(modulesOf(path).length);
          await page.unrouteAll({ behavior: 'wait' });
        });
      }
    }
  });

  for (const [what, filesOf] of [
    ['a module', (path: string) => `**${modulesOf(path)[0]}*`],
    ['what all share', () => '**/islands/shared-*'],
    ['the props', () => '**/props-*'],
  ] as const) {
    test(`without ${what}: all is tried again at a press on an island`, async ({ page }) => {
      for (const path of FULL_PATHS) {
        await test.step(path, async () => {
          await page.route(filesOf(path), (route) => route.abort());
          await page.goto(path);
          await interactWithIslands(page);
          await waitForAttempts(page);
          await page.unrouteAll({ behavior: 'wait' });
          await expect(page.locator('[data-island]:not([data-hydrated])')).not.toHaveCount(0);
          // Not a click: an island may be empty.
          const island = page.locator('[data-island]').last();
          await island.dispatchEvent('pointerdown');
          await island.dispatchEvent('pointerup');
          await waitForIslands(page);
        });
      }
    });
  }

  test('a key that was pressed while it was gone is lost, and the next takes effect', async ({
    page,
  }) => {
    const service = services[0]!;
    await page.route(ISLAND_SCRIPTS, (route) => route.abort());
    await page.goto('/services');
    const card = page.locator(`[data-island] a:has([id="${service.id}"])`);
    await card.focus();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Space');
    await failed;
    await page.unrouteAll({ behavior: 'wait' });
    await expect(async () => {
      await page.keyboard.press('Space');
      await expect(card).toHaveAttribute('aria-expanded', 'true', { timeout: 2_000 });
    }).toPass();
  });
});
