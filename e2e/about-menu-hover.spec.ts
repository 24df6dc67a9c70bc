/** about-menu/hover-open and about-menu/hover-close of e2e/README.md: the mouse, and no mouse. */
import type { Locator } from '@playwright/test';
import { openPaused, panelOf, rest, toggleOf } from '@/e2e/support/about-panel';
import { DESKTOP } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: DESKTOP });

test('about-menu/hover-open, about-menu/hover-close: the mouse opens and closes it, with its delays', async ({
  page,
}) => {
  await openPaused(page);

  await test.step('about-menu/hover-open: opens after 200 ms and not earlier', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(199);
    await expect(panelOf(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(panelOf(page)).toBeVisible();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await rest(page);
  });

  await test.step('about-menu/hover-open: leaving before the 200 ms are over cancels', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(150);
    await page.mouse.move(640, 700);
    await page.clock.runFor(1_000);
    await expect(panelOf(page)).toBeHidden();
    await rest(page);
  });

  await test.step('about-menu/hover-close: leaving trigger and panel closes it after 150 ms', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(200);
    await panelOf(page).getByRole('link').first().hover();
    await page.clock.runFor(1_000);
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(149);
    await expect(panelOf(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(panelOf(page)).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await rest(page);
  });

  for (const { width, steps } of [
    { width: DESKTOP.width, steps: 10 },
    { width: 1024, steps: 24 },
    { width: 1920, steps: 24 },
  ]) {
    await test.step(`about-menu/hover-close: a straight way of ${steps * 50} ms to any entry keeps it open at ${width} px`, async () => {
      await page.setViewportSize({ width, height: DESKTOP.height });
      const middleOf = async (part: Locator) => {
        const box = (await part.boundingBox())!;
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      for (const link of await panelOf(page).getByRole('link', { includeHidden: true }).all()) {
        await toggleOf(page).hover();
        await page.clock.runFor(200);
        const [from, to] = [await middleOf(toggleOf(page)), await middleOf(link)];
        for (let step = 1; step <= steps; step += 1) {
          const part = step / steps;
          await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
          await page.clock.runFor(50);
        }
        await page.clock.runFor(1_000);
        await expect(link).toBeVisible();
        await rest(page);
      }
      await page.setViewportSize(DESKTOP);
    });
  }

  await test.step('about-menu/hover-close: moving on along the bar does not', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(200);
    const { x, y, width, height } = (await toggleOf(page).boundingBox())!;
    for (const step of [1, 2, 3]) {
      await page.mouse.move(x + width + 20 * step, y + height / 2);
      await page.clock.runFor(49);
      await expect(panelOf(page)).toBeVisible();
    }
    await page.mouse.move(x + width + 80, y + height / 2);
    await page.clock.runFor(3);
    await expect(panelOf(page)).toBeHidden();
    await rest(page);
  });

  await test.step('about-menu/hover-close: coming back within the 150 ms keeps it open', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(200);
    await page.mouse.move(640, 700);
    await page.clock.runFor(100);
    await toggleOf(page).hover();
    await page.clock.runFor(1_000);
    await expect(panelOf(page)).toBeVisible();
    await rest(page);
  });

  await test.step('about-menu/hover-close: a hover within 300 ms of closing opens at once, a later one does not', async () => {
    const hoverAfterClosing = async (pause: number) => {
      await toggleOf(page).hover();
      await page.clock.runFor(200);
      await page.mouse.move(640, 700);
      await page.clock.runFor(150);
      await expect(panelOf(page)).toBeHidden();
      await page.clock.runFor(pause);
      await toggleOf(page).hover();
    };
    await hoverAfterClosing(299);
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(1_000);
    await hoverAfterClosing(301);
    await page.clock.runFor(199);
    await expect(panelOf(page)).toBeHidden();
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('about-menu/hover-close: touch ignores hover: a tap opens at once and a second one closes', async ({
    page,
  }) => {
    await page.goto('/services');
    await toggleOf(page).tap();
    await expect(panelOf(page)).toBeVisible();
    await toggleOf(page).tap();
    await expect(panelOf(page)).toBeHidden();
  });
});
