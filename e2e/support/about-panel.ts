import type { Page } from '@playwright/test';
import { expect } from '@/e2e/support/test';
import messages from '@/messages/en.json' with { type: 'json' };

const { header } = messages;

export const toggleOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: header.aboutToggle, exact: true });
export const panelOf = (page: Page) =>
  page.getByRole('navigation', { name: header.aboutPanelLabel, exact: true });

/** Opens a page and stops its clock, so that delays can be measured to the millisecond. */
export async function openPaused(page: Page) {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' });
  await page.goto('/services');
  // The page's script uses timers, so it has to run before the clock stops.
  await expect(toggleOf(page)).not.toHaveAttribute('popovertarget');
  await page.clock.pauseAt('2026-01-05T11:00:00Z');
}

/** Closes the panel and lets every delay pass, with the mouse and the focus elsewhere. */
export async function rest(page: Page) {
  await page.mouse.move(640, 700);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(2_000);
  await expect(panelOf(page)).toBeHidden();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
}
