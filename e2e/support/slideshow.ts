import type { Locator, Page } from '@playwright/test';
import { interactWithIslands } from '@/e2e/support/islands';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { expect } from '@/e2e/support/test';
import { fillText } from '@/engine/islands/fill-text';
import messages from '@/messages/en.json' with { type: 'json' };

const { slideshow } = messages;

/** The button that leads to a slide, counted from 1. */
export const dot = (page: Page, number: number) =>
  page.getByRole('button', { name: fillText(slideshow.goTo, { number }) });

/** The parts of an island that is a slideshow, and checks of them. */
export function partsOf(island: string, titles: readonly string[]) {
  const root = (page: Page) => page.locator(`[data-island="${island}"] > *`);
  const slides = (page: Page) => root(page).locator(`[aria-roledescription="${slideshow.slide}"]`);
  return {
    root,
    slides,
    /** The row of slides, and the element around it that says which slide was chosen. */
    row: (page: Page) => slides(page).first().locator('..'),
    live: (page: Page) => root(page).locator('[aria-live]').first(),
    dot,
    stop: (page: Page) => page.getByRole('button', { name: slideshow.stop }),
    start: (page: Page) => page.getByRole('button', { name: slideshow.start }),

    /** Expects slide `number` to be current, and the only slide that can be reached. */
    expectShown: async (page: Page, number: number) => {
      await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
      await expect(root(page).locator('[aria-current=true]')).toHaveCount(1);
      await expect(slides(page).and(page.locator(':not([inert])'))).toHaveAttribute(
        'aria-label',
        titles[number - 1]!,
      );
    },

    open: async (page: Page, path: string) => {
      await page.goto(path);
      await reloadIfFontIsLate(page);
      await expect(root(page)).toHaveAttribute('data-enhanced');
    },

    /** Opens a page with its clock stopped, and waits until the island has begun. */
    openWithClock: async (page: Page, path: string) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(path);
      await interactWithIslands(page);
      await expect(root(page)).toHaveAttribute('data-enhanced');
    },
  };
}

/** @returns a function that puts fingers down side by side, and moves or lifts them */
export async function fingersOf(page: Page, y: number) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ id, x, y })),
    });
}

/** Swipes to the left with one finger, past the middle, so that a slow row does not slide back. */
export async function swipe(page: Page, y: number) {
  const touch = await fingersOf(page, y);
  await touch('touchStart', 300);
  for (const x of [280, 240, 200, 150, 100, 60]) await touch('touchMove', x);
  await touch('touchEnd');
}

/** The slides that a row's window shows, with the pixels between their edges and the window's. */
export function slidesInView(row: Locator) {
  return row.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      if (box.right <= left + 0.5 || box.left >= right - 0.5) return [];
      const [before, after] = [box.left - left, right - box.right].map(Math.abs).map(Math.round);
      return [{ index, left: before, right: after }];
    });
  });
}

/** What `slidesInView` returns for a row that shows exactly one slide. */
export const alone = (index: number) => [{ index, left: 0, right: 0 }];

/**
 * Expects that a row shows slide `index` alone, once it has stopped. While the page's clock is
 * stopped, a row that slides never gets there.
 */
export async function expectShownAlone(row: Locator, index: number): Promise<void> {
  await expect.poll(() => slidesInView(row), { intervals: [50] }).toEqual(alone(index));
}
