/**
 * service/tabs, islands/history, service/find-in-page, service/panel-name, page/zoom, page/axe and
 * page/media of e2e/README.md for the tabs of a service's page; `category-tabs-waking.spec.ts` has
 * what happens before, and `export/services.spec.ts` the HTML, and service/others.
 */
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { holdIslands } from '@/e2e/support/held-islands';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import {
  categories,
  expectOnly,
  heading,
  island,
  lastTab,
  open,
  path,
  servicePage,
  tabs,
} from '@/e2e/support/category-tabs';

test('service/tabs: categories are vertical tabs with arrows, Home, End and roving tabindex', async ({
  page,
}) => {
  await open(page);
  await expect(island(page).getByRole('tablist')).toHaveAccessibleName(
    servicePage.labels.categories,
  );
  await expectOnly(page, 0);
  await expect(island(page).getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await tabs(page).first().focus();
  for (const [key, index] of [
    ['ArrowUp', lastTab],
    ['ArrowDown', 0],
    ['End', lastTab],
    ['ArrowUp', lastTab - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page).nth(index)).toBeFocused();
    await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(island(page).getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(island(page).locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await expectOnly(page, index);
  }

  await test.step('service/tabs, service/panel-name: a tab controls its panel, which has its name, and moves nothing', async () => {
    for (const [index, { name }] of categories.entries()) {
      await tabs(page).nth(index).click();
      const panel = island(page).getByRole('tabpanel', { name, exact: true });
      await expect(panel).toBeVisible();
      // By a label of its own, for screen readers.
      await expect(panel).toHaveAttribute('aria-label');
      await expect(panel.getByRole('heading')).toHaveText(name);
      await expect(tabs(page).nth(index)).toHaveAttribute(
        'aria-controls',
        (await panel.getAttribute('id'))!,
      );
    }
    expect(await layoutShift(page)).toBe(0);
  });

  await test.step('service/tabs: an unknown fragment opens the first', async () => {
    await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => (location.hash = 'category-99'));
    await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
  });
});

test('islands/history: Back and a reload find the category that was open', async ({ page }) => {
  await open(page);
  await tabs(page).last().click();
  await page.goto('/about');
  await page.goBack();
  await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
  await expectOnly(page, lastTab);
  await page.reload();
  await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.goto('about:blank');
  await open(page);
  await expectOnly(page, 0);
});

test('service/find-in-page: a text of a category that is not shown is found, which opens the category', async ({
  page,
}) => {
  const [task] = categories[lastTab]!.tasks;
  await page.goto(`${path}#:~:text=${encodeURIComponent(task!)}`);
  await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
  await expectOnly(page, lastTab);
  await expect(island(page).getByText(task!)).toBeInViewport();

  await test.step('also before hydration', async () => {
    const release = await holdIslands(page);
    await page.goto('about:blank');
    await page.goto(`${path}#:~:text=${encodeURIComponent(task!)}`);
    await expectOnly(page, lastTab);
    release();
    await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
    await expectOnly(page, lastTab);
  });

  await test.step('and all texts are in a saved page', async () => {
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureSnapshot');
    const saved = data.replaceAll('=\r\n', '');
    for (const { tasks } of categories) expect(saved).toContain(tasks[0]!.replaceAll('=', '=3D'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('service/tabs: every category is readable', async ({ page }) => {
    await page.goto(path);
    const headings = island(page).getByRole('heading');
    await expect(headings).toHaveText(categories.map(({ name }) => name));
    const tops: number[] = [];
    for (const entry of await headings.all()) {
      await expect(entry).toBeVisible();
      tops.push((await entry.boundingBox())!.y);
    }
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
    await expect(
      island(page)
        .getByRole('listitem')
        .filter({ hasNot: page.getByRole('link') }),
    ).toHaveText(categories.flatMap(({ tasks }) => tasks));
  });
});

test('page/zoom, page/axe: nothing is wider than the page, tabs are large enough, and axe finds nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await tabs(page).last().click();
  await expectNoViolationsInBothThemes(page, '[data-island=category-tabs]');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await tabs(page).evaluateAll(async (all) => {
      const measured = [];
      for (const tab of all as HTMLElement[]) {
        tab.click();
        // At least one frame, because a change of style may not show before it.
        for (let frame = 0; frame === 0 || (frame < 100 && tab.ariaSelected !== 'true'); frame += 1)
          await new Promise(requestAnimationFrame);
        const excess = Math.max(0, document.documentElement.scrollWidth - innerWidth);
        const isLarge = tab.getBoundingClientRect().height >= 44;
        measured.push({ isOpen: tab.ariaSelected === 'true', excess, isLarge });
      }
      return measured;
    });
    expect(found, `${width} px`).toEqual(
      categories.map(() => ({ isOpen: true, excess: 0, isLarge: true })),
    );
  }

  await test.step('page/media: the open tab differs in forced colours, and paper shows every category', async () => {
    await tabs(page).first().click();
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(tabs(page).first()).toHaveCSS('text-decoration-line', 'underline');
    await expect(tabs(page).last()).toHaveCSS('text-decoration-line', 'none');
    await page.emulateMedia({ forcedColors: null, media: 'print' });
    await expect(island(page).getByRole('tablist')).toBeHidden();
    for (const index of categories.keys()) await expect(heading(page, index)).toBeVisible();
  });
});
