/** The row of milestones. */
import type { Page } from '@playwright/test';
import { fillText } from '@/engine/islands/fill-text';
import { expect } from '@/e2e/support/test';
import { content } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';

export const { milestones } = content.milestones;
export const milestonesPage = copyOf('milestones');

export const { carousel, previous, next, status } = milestonesPage.carousel;
export const PATH = '/about/milestones';
export const LAST = milestones.length - 1;

export const row = (page: Page) => page.getByRole('list', { name: carousel });
export const slide = (page: Page, index: number) => row(page).getByRole('listitem').nth(index);
export const button = (page: Page, name: string) => page.getByRole('button', { name });
export const statusOf = (index: number) =>
  fillText(status, {
    year: String(milestones[index]?.year),
    position: index + 1,
    count: milestones.length,
  });

/** Distance between the middle of a slide and the middle of the row, in CSS pixels. */
export async function offCentre(page: Page, index: number) {
  const outer = (await row(page).boundingBox())!;
  const inner = (await slide(page, index).boundingBox())!;
  return Math.abs(inner.x + inner.width / 2 - (outer.x + outer.width / 2));
}

/** Expects that the row is at a slide, and that the status says so. */
export async function expectShown(page: Page, index: number) {
  await expect(page.getByText(statusOf(index), { exact: true })).toBeVisible();
  await expect.poll(() => offCentre(page, index), { intervals: [50] }).toBeLessThanOrEqual(1);
}

export async function open(page: Page) {
  await page.goto(PATH);
  await expect(button(page, next)).toBeVisible();
}
