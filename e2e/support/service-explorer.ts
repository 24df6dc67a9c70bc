import type { Page } from '@playwright/test';
import { boxesOf } from '@/e2e/support/layout-shift';
import { expect } from '@/e2e/support/test';
import { fillText } from '@/engine/islands/fill-text';
import { content } from '@/content/model/loaded';
import { services } from '@/content/model/services';

type Service = (typeof services)[0];

export const [first, second, third] = services as [Service, Service, Service];
export const last = services.at(-1)!;

/** What the status says of a category's tasks. */
export const available = (n: number) =>
  fillText(content['pages/services'].explorer.tasksAvailable, { n });

export const explorer = (page: Page) => page.locator('[data-island="service-explorer"] > *');
export const cards = (page: Page) => explorer(page).locator('h3').getByRole('button');
export const card = (page: Page, title: string) =>
  explorer(page).locator('h3').getByRole('button', { name: title, exact: true });
export const panel = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true });
export const status = (page: Page, title: string) => panel(page, title).getByRole('status');
/** Where the cards are, as buttons and before hydration as links. */
export const boxes = (page: Page) => boxesOf(explorer(page).locator('h3 > *'));

/** Opens the page, and waits until its cards are buttons. */
export async function open(page: Page, path = '/services') {
  await page.goto(path);
  await expect(cards(page)).toHaveCount(services.length);
}
