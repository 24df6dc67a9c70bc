/** The tabs of a service's page. */
import type { Page } from '@playwright/test';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { boxesOf } from '@/e2e/support/layout-shift';
import { expect } from '@/e2e/support/test';
import { services } from '@/content/model/services';
import { content } from '@/content/model/loaded';

export const servicePage = content['pages/service'];

export const [service] = services as [(typeof services)[0]];
export const { categories } = service;
export const lastTab = categories.length - 1;
export const path = `/service/${service.id}`;
export const island = (page: Page) => page.locator('[data-island="category-tabs"] > *');
export const tabs = (page: Page) => island(page).getByRole('tab');
export const heading = (page: Page, index: number) =>
  island(page).getByRole('heading', { name: categories[index]!.name, exact: true });

export async function open(page: Page) {
  await page.goto(path);
  await reloadIfFontIsLate(page);
  await expect(tabs(page)).toHaveCount(categories.length);
}

export async function expectOnly(page: Page, shown: number) {
  await expect(island(page).getByRole('heading')).toHaveText([categories[shown]!.name]);
  await expect(
    island(page)
      .getByRole('listitem')
      .filter({ visible: true, hasNot: page.getByRole('link') }),
  ).toHaveText(categories[shown]!.tasks);
}

export const boxes = (page: Page) =>
  boxesOf(island(page).locator('a, [role=tab], h3, li:not(:has(a))'));
