/** How the row of milestones moves: milestones/moving and page/media of e2e/README.md. */
// @needs-page milestones
import { interactWithIslands } from '@/e2e/support/islands';
import { swipe } from '@/e2e/support/slideshow';
import { expect, test } from '@/e2e/support/test';
import { button, expectShown, LAST, next, open, PATH, row, slide } from '@/e2e/support/milestones';

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

test('milestones/moving: a window that changes during a move leaves row and status at one year', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PATH);
  await interactWithIslands(page);
  await expect(button(page, next)).toBeVisible();
  await page.clock.pauseAt(60_000);
  for (const framesMs of [0, 50]) {
    await test.step(`${framesMs} ms after a press`, async () => {
      await button(page, next).click();
      await page.clock.runFor(framesMs);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.clock.runFor(2_000);
      await expectShown(page, 1);
      await button(page, next).click();
      await page.clock.runFor(2_000);
      await expectShown(page, 2);
    });

    await test.step('and follows other scrolling again', async () => {
      await row(page).evaluate((element) => (element.scrollLeft = element.scrollWidth));
      await expectShown(page, LAST);
    });

    await page.setViewportSize({ width: 1280, height: 800 });
    await row(page).press('Home');
    await page.clock.runFor(2_000);
    await expectShown(page, 0);
  }
});

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
