/**
 * Covers service/tabs, islands/early-press, islands/history, service/find-in-page and
 * service/panel-name of e2e/README.md for the tabs of a service's page, and page/zoom, page/axe and
 * page/media; `export/services.spec.ts` covers the HTML, and service/others.
 */
import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { holdIslands } from '@/e2e/support/held-islands';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { boxesOf, layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import { services } from '@/content/model/services';
import { content } from '@/content/model/loaded';

const servicePage = content['pages/service'];

const [service] = services as [(typeof services)[0]];
const { categories } = service;
const lastTab = categories.length - 1;
const path = `/service/${service.id}`;
const island = (page: Page) => page.locator('[data-island="category-tabs"] > *');
const tabs = (page: Page) => island(page).getByRole('tab');
const heading = (page: Page, index: number) =>
  island(page).getByRole('heading', { name: categories[index]!.name, exact: true });

async function open(page: Page) {
  await page.goto(path);
  await reloadIfFontIsLate(page);
  await expect(tabs(page)).toHaveCount(categories.length);
}

async function expectOnly(page: Page, shown: number) {
  await expect(island(page).getByRole('heading')).toHaveText([categories[shown]!.name]);
  await expect(
    island(page)
      .getByRole('listitem')
      .filter({ visible: true, hasNot: page.getByRole('link') }),
  ).toHaveText(categories[shown]!.tasks);
}

const boxes = (page: Page) => boxesOf(island(page).locator('a, [role=tab], h3, li:not(:has(a))'));

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

for (const width of [390, 1280]) {
  test(`service/tabs: hydration moves nothing at ${width} px and keeps the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdIslands(page);
    await page.goto(path, { waitUntil: 'commit' });
    const link = island(page).getByRole('link', { name: categories[lastTab]!.name, exact: true });
    await link.focus();
    await expectOnly(page, 0);
    const before = await boxes(page);
    const scrolled = await page.evaluate(() => scrollY);
    release();
    await expect(tabs(page).last()).toBeFocused();
    expect(await boxes(page)).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await layoutShift(page)).toBe(0);
    await expectOnly(page, 0);
  });
}

test('service/tabs: while the runtime is away every category can be opened, and stays open', async ({
  page,
}) => {
  const release = await holdIslands(page);
  await page.goto(path, { waitUntil: 'commit' });
  for (const [index, { name }] of categories.entries()) {
    await island(page).getByRole('link', { name, exact: true }).click();
    await expectOnly(page, index);
    await expect(heading(page, index)).toBeInViewport();
  }
  release();
  await expect(tabs(page).last()).toHaveAttribute('aria-selected', 'true');
  await expectOnly(page, categories.length - 1);
  await tabs(page).first().click();
  await expectOnly(page, 0);
});

test('islands/early-press: what is done to a link while the island wakes takes effect, once', async ({
  page,
}) => {
  const link = (index: number) =>
    island(page).getByRole('link', { name: categories[index]!.name, exact: true });

  await test.step('the link is the tab afterwards, also to a press in between', async () => {
    const release = await holdIslands(page);
    await page.goto(path);
    const before = await link(1).elementHandle();
    await link(1).hover();
    await page.mouse.down();
    release();
    await page.evaluate(async () => {
      const [first] = document.querySelectorAll<HTMLElement>('[data-island]');
      await import(first?.dataset.module ?? '');
    });
    await page.mouse.up();
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expectOnly(page, 1);
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  });

  for (const [keys, index] of [
    [['ArrowDown'], 1],
    [['ArrowDown', 'ArrowDown', 'ArrowUp'], 1],
    [['End', 'ArrowDown'], 0],
  ] as const) {
    await test.step(keys.join(), async () => {
      await page.unrouteAll({ behavior: 'wait' });
      const release = await holdIslands(page);
      await page.goto('about:blank');
      await page.goto(path);
      await link(0).focus();
      const scrolled = await page.evaluate(() => scrollY);
      for (const key of keys) await page.keyboard.press(key);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      release();
      await expect(tabs(page).nth(index)).toBeFocused();
      await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expectOnly(page, index);
    });
  }
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

test('page/axe: axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await tabs(page).last().click();
  await expectNoViolationsInBothThemes(page, '[data-island=category-tabs]');

  await test.step('page/zoom: nothing is wider than the page, and tabs are large enough', async () => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await tabs(page).evaluateAll(async (all) => {
        const measured = [];
        for (const tab of all as HTMLElement[]) {
          tab.click();
          // At least one frame, because a change of style may not show before it.
          for (
            let frame = 0;
            frame === 0 || (frame < 100 && tab.ariaSelected !== 'true');
            frame += 1
          )
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
  });

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
