// Covers milestones/* and islands/history of e2e/README.md, and page/zoom, page/axe and page/media
// where the carousel has a part in them.
// @needs-page milestones
import type { Page } from '@playwright/test';
import { fillText } from '@/engine/islands/fill-text';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { holdIslands } from '@/e2e/support/held-islands';
import { interactWithIslands } from '@/e2e/support/islands';
import { layoutShift } from '@/e2e/support/layout-shift';
import { swipe } from '@/e2e/support/slideshow';
import { expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';
import { content } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';

const { milestones } = content.milestones;
const milestonesPage = copyOf('milestones');

const { carousel, previous, next, status } = milestonesPage.carousel;
const PATH = '/about/milestones';
const LAST = milestones.length - 1;

const row = (page: Page) => page.getByRole('list', { name: carousel });
const slide = (page: Page, index: number) => row(page).getByRole('listitem').nth(index);
const button = (page: Page, name: string) => page.getByRole('button', { name });
const statusOf = (index: number) =>
  fillText(status, {
    year: String(milestones[index]?.year),
    position: index + 1,
    count: milestones.length,
  });

/** Distance between the middle of a slide and the middle of the row, in CSS pixels. */
async function offCentre(page: Page, index: number) {
  const outer = (await row(page).boundingBox())!;
  const inner = (await slide(page, index).boundingBox())!;
  return Math.abs(inner.x + inner.width / 2 - (outer.x + outer.width / 2));
}

/** Expects that the row is at a slide, and that the status says so. */
async function expectShown(page: Page, index: number) {
  await expect(page.getByText(statusOf(index), { exact: true })).toBeVisible();
  await expect.poll(() => offCentre(page, index)).toBeLessThanOrEqual(1);
}

async function open(page: Page) {
  await page.goto(PATH);
  await expect(button(page, next)).toBeVisible();
}

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

test('milestones/moving: a drag of 10 px moves the row, one of 9 px does not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const box = (await slide(page, 0).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  const scrolled = () => row(page).evaluate((element) => element.scrollLeft);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The first move only tells keen-slider whether the drag is sideways.
  await page.mouse.move(x, y);
  for (const moved of [3, 6, 9]) {
    await page.mouse.move(x - moved, y);
    expect(await scrolled()).toBe(0);
  }
  await page.mouse.move(x - 10, y);
  await expect.poll(scrolled).toBe(10);
  await page.mouse.move(x - 60, y, { steps: 5 });
  await expect.poll(scrolled).toBe(60);
  // Past the middle, so that the pointer's speed does not matter.
  await page.mouse.move(x - box.width * 0.6, y, { steps: 5 });
  await page.mouse.up();
  await expectShown(page, 1);

  await test.step('milestones/moving: stays on its slide when the window changes', async () => {
    await row(page).press('Home');
    await expectShown(page, 0);
    await row(page).press('ArrowRight');
    await expectShown(page, 1);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectShown(page, 1);
    await button(page, next).click();
    await expectShown(page, 2);
  });
});

for (const framesMs of [0, 50]) {
  test(`milestones/moving: a window that changes ${framesMs} ms after a press leaves row and status at one year`, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(PATH);
    await interactWithIslands(page);
    await expect(button(page, next)).toBeVisible();
    await page.clock.pauseAt(60_000);
    await button(page, next).click();
    await page.clock.runFor(framesMs);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.clock.runFor(2_000);
    await expectShown(page, 1);
    await button(page, next).click();
    await page.clock.runFor(2_000);
    await expectShown(page, 2);

    await test.step('and follows other scrolling again', async () => {
      await row(page).evaluate((element) => (element.scrollLeft = element.scrollWidth));
      await expectShown(page, LAST);
    });
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('milestones/moving: a swipe shows the next slide', async ({ page }) => {
    await open(page);
    await row(page).scrollIntoViewIfNeeded();
    const box = (await slide(page, 0).boundingBox())!;
    await swipe(page, box.y + 120);
    await expectShown(page, 1);
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('page/media: a change is a cut', async ({ page }) => {
    await open(page);
    await row(page).evaluate((element) => {
      const seen = new Set<number>();
      element.addEventListener('scroll', () => seen.add(Math.round(element.scrollLeft)));
      Object.assign(globalThis, { seen });
    });
    await button(page, next).click();
    await expectShown(page, 1);
    expect(
      await page.evaluate(() => (globalThis as unknown as { seen: Set<number> }).seen.size),
    ).toBe(1);
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
