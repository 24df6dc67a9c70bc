// milestones/*, islands/history, and page/zoom, page/axe and page/media for the carousel, of e2e/README.md.
// @needs-page milestones
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { holdIslands } from '@/e2e/support/held-islands';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';
import {
  button,
  expectShown,
  LAST,
  milestones,
  next,
  offCentre,
  open,
  PATH,
  previous,
  row,
  slide,
} from '@/e2e/support/milestones';

test('islands/history: Back finds the milestone that was shown, and a new visit begins at the first', async ({
  page,
}) => {
  await open(page);
  await row(page).press('End');
  await expect.poll(() => offCentre(page, LAST)).toBeLessThanOrEqual(1);
  await page.goto('/about');
  await page.goBack();
  await expect.poll(() => offCentre(page, LAST)).toBeLessThanOrEqual(1);
  await page.goto('about:blank');
  await open(page);
  await expect.poll(() => offCentre(page, 0)).toBeLessThanOrEqual(1);
});

test('milestones/ends: previous is disabled at the first year, next at the last; no wrap', async ({
  page,
}) => {
  await open(page);
  await expectShown(page, 0);
  await expect(button(page, previous)).toBeDisabled();

  await test.step('page/media: which can be seen in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const looks = await button(page, previous)
      .or(button(page, next))
      .locator('svg')
      .evaluateAll((icons) =>
        icons.map((icon) => {
          const { color, opacity } = getComputedStyle(icon);
          return `${color} ${opacity}`;
        }),
      );
    expect(new Set(looks).size).toBe(2);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  for (let index = 1; index <= LAST; index += 1) {
    await expect(button(page, next)).toBeEnabled();
    await button(page, next).click();
    await expectShown(page, index);
    await expect(button(page, previous)).toBeEnabled();
  }
  await expect(button(page, next)).toBeDisabled();
  await row(page).press('ArrowRight');
  await expectShown(page, LAST);
  await row(page).press('Home');
  await expectShown(page, 0);
  await row(page).press('ArrowLeft');
  await expectShown(page, 0);

  await test.step('milestones/ends: presses in quick succession are all counted', async () => {
    await button(page, next).evaluate((element: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) element.click();
    });
    await expectShown(page, Math.min(3, LAST));
  });

  // The next step is about the focus, and need not wait for the row to glide.
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('milestones/disabled: a focused button that becomes disabled says so, and keeps the focus', async () => {
    await row(page).press('End');
    await expectShown(page, LAST);
    await row(page).press('ArrowLeft');
    await expectShown(page, LAST - 1);
    await button(page, next).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, next)).toBeDisabled();
    await expect(button(page, next)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectShown(page, LAST);
    await button(page, previous).focus();
    for (let press = 0; press <= LAST; press += 1) await page.keyboard.press('Enter');
    await expectShown(page, 0);
    await expect(button(page, previous)).toBeFocused();
    await expect(button(page, previous)).toBeDisabled();
  });

  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await test.step('milestones/moving: a scroll by other means is followed', async () => {
    await row(page).hover();
    // While the row glides it does not snap, and any other scrolling is undone.
    await expect(row(page)).toHaveCSS('scroll-snap-type', 'x mandatory');
    await page.mouse.wheel(3_000, 0);
    await expectShown(page, LAST);
    await expect(button(page, next)).toBeDisabled();
  });
});

test('milestones/without-script: the row stands where the carousel will, and keeps its scroll position', async ({
  page,
}) => {
  const release = await holdIslands(page);
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect(button(page, next)).toBeHidden();
  expect(await offCentre(page, 0)).toBeLessThanOrEqual(1);
  await row(page).evaluate((element) => (element.scrollLeft = element.scrollWidth));
  await expect.poll(() => offCentre(page, LAST)).toBeLessThanOrEqual(1);
  const boxes = () =>
    row(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => JSON.stringify(item.getBoundingClientRect())));
  const before = await boxes();
  release();
  await expect(button(page, next)).toBeVisible();
  await expect(button(page, next)).toBeDisabled();
  expect(await boxes()).toEqual(before);
  expect(await layoutShift(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('milestones/without-script: all six can be read in a row that snaps', async ({ page }) => {
    await page.goto(PATH);
    await expect(button(page, next)).toBeHidden();
    await row(page).focus();
    for (const [index, { title, description }] of milestones.entries()) {
      await slide(page, index).scrollIntoViewIfNeeded();
      await expect(slide(page, index)).toContainText(title);
      await expect(slide(page, index)).toContainText(description);
      await expect(slide(page, index)).toBeInViewport({ ratio: 0.5 });
    }
    await expect(row(page)).toHaveCSS('scroll-snap-type', 'x mandatory');
  });
});

test('page/axe: axe finds nothing, at 320 px too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  await expectNoWider(page);
  await expectNoViolationsInBothThemes(page);

  await test.step('page/media: on paper nothing follows the last year, which would take a sheet more', async () => {
    await page.emulateMedia({ media: 'print' });
    const [ends, last] = await Promise.all(
      [row(page).locator('..'), slide(page, LAST)].map((each) =>
        each.evaluate((element) => element.getBoundingClientRect().bottom),
      ),
    );
    // The row's own padding is below the cards.
    expect(ends! - last!).toBeLessThan(40);
  });
});
