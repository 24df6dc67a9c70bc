// Covers slides/pinch-zoom and slides/main-button of e2e/README.md, on each kind of row: the
// onboarding page has that of the hero.
import type { Page } from '@playwright/test';
import { waitForIslands } from '@/e2e/support/islands';
import { expect, test } from '@/e2e/support/test';
import { fingersOf, slidesInView } from '@/e2e/support/slideshow';
import { copyOf } from '@/content/model/pages';
import { findRoute } from '@/content/model/routes';

const rows = [
  {
    path: '/',
    find: (page: Page) => page.locator('[data-island=hero-carousel] [aria-live] > [aria-live]'),
  },
  {
    path: '/about/milestones',
    find: (page: Page) => page.getByRole('list', { name: copyOf('milestones').carousel.carousel }),
  },
].filter(({ path }) => findRoute(path));

type Row = (typeof rows)[number];

/** Opens the page so that no slide advances by itself, with the row in the middle of the screen. */
async function open(page: Page, { path, find }: Row) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await waitForIslands(page);
  const row = find(page);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return row;
}

/** Expects that the slides do not change. With reduced motion, they would change at once. */
async function expectNothingTurns(
  page: Page,
  row: ReturnType<Row['find']>,
  act: () => Promise<void>,
) {
  const before = await slidesInView(row);
  await act();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await slidesInView(row)).toEqual(before);
}

for (const each of rows) {
  test(`slides/main-button: only the mouse's main button drags on ${each.path}`, async ({
    page,
  }) => {
    const row = await open(page, each);
    // Beside the text: a press of the middle button on a link would open it.
    const { x, width, ...box } = (await row.boundingBox())!;
    const y = box.y + box.height / 2;
    const drag = async (button: 'left' | 'middle' | 'right') => {
      await page.mouse.move(x + width * 0.9, y);
      await page.mouse.down({ button });
      await page.mouse.move(x + width * 0.1, y, { steps: 12 });
      await page.mouse.up({ button });
    };
    await expectNothingTurns(page, row, () => drag('right'));
    await expectNothingTurns(page, row, () => drag('middle'));
    const before = await slidesInView(row);

    await test.step('slides/main-button: a drag whose end nobody reports is taken back', async () => {
      await page.mouse.move(x + width * 0.9, y);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.1, y, { steps: 12 });
      await expect.poll(() => slidesInView(row)).not.toEqual(before);
      // Over a scrollbar the button is released without an event.
      await page.evaluate(() =>
        dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, buttons: 0 })),
      );
      await expect.poll(() => slidesInView(row)).toEqual(before);
      await page.mouse.up();
    });

    await drag('left');
    await expect.poll(() => slidesInView(row)).not.toEqual(before);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  const scale = (page: Page) => page.evaluate(() => window.visualViewport!.scale);
  const left = (page: Page) => page.evaluate(() => window.visualViewport!.offsetLeft);

  for (const each of rows) {
    test(`slides/pinch-zoom: two fingers enlarge ${each.path}, and one moves over it then`, async ({
      page,
    }) => {
      const row = await open(page, each);
      const touch = await fingersOf(page, 422);

      await test.step('slides/pinch-zoom: a second finger takes back what the first has dragged', async () => {
        const shown = await slidesInView(row);
        await expectNothingTurns(page, row, async () => {
          await touch('touchStart', 300);
          for (let x = 290; x >= 90; x -= 10) await touch('touchMove', x);
          await expect.poll(() => slidesInView(row)).not.toEqual(shown);
          await touch('touchStart', 90, 340);
          await touch('touchEnd');
        });
      });

      await expectNothingTurns(page, row, async () => {
        await touch('touchStart', 145);
        await touch('touchStart', 145, 245);
        for (let apart = 4; apart <= 48; apart += 4) {
          await touch('touchMove', 145 - apart, 245 + apart);
        }
        await touch('touchEnd');
      });
      await expect.poll(() => scale(page)).toBeGreaterThan(1.2);

      await test.step('slides/pinch-zoom: one finger moves over the enlarged page, and turns nothing', async () => {
        await expectNothingTurns(page, row, async () => {
          await touch('touchStart', 60);
          for (let x = 70; x <= 300; x += 10) await touch('touchMove', x);
          await touch('touchEnd');
        });
        const before = await left(page);
        await expectNothingTurns(page, row, async () => {
          await touch('touchStart', 300);
          for (let x = 290; x >= 60; x -= 10) await touch('touchMove', x);
          await touch('touchEnd');
        });
        await expect.poll(() => left(page)).toBeGreaterThan(before + 20);
      });
    });
  }
});
