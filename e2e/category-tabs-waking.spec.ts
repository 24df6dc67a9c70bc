/** The tabs of a service's page before and while their island wakes: service/tabs and islands/early-press. */
import { holdIslands } from '@/e2e/support/held-islands';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import {
  boxes,
  categories,
  expectOnly,
  heading,
  island,
  lastTab,
  path,
  tabs,
} from '@/e2e/support/category-tabs';

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

  await test.step('a press after a key', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    const release = await holdIslands(page);
    await page.goto('about:blank');
    await page.goto(path);
    await link(0).press('ArrowDown');
    await link(lastTab).click();
    release();
    await expect(tabs(page).nth(lastTab)).toHaveAttribute('aria-selected', 'true');
    await expectOnly(page, lastTab);
  });
});
