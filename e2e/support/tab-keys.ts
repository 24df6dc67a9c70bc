import type { Locator } from '@playwright/test';
import { expect } from '@/e2e/support/test';

/**
 * Lines 41 and 44: arrows, Home and End select one of an element's vertical tabs, and only the
 * selected one is a tab stop.
 *
 * @param count how many tabs there are
 * @param expectShown asked after each key about the tab with this index
 */
export async function expectTabKeys(
  element: Locator,
  count: number,
  expectShown: (index: number) => Promise<void> = async () => {},
): Promise<void> {
  const tabs = element.getByRole('tab');
  await expect(element.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await expect(tabs).toHaveCount(count);
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    ['End', count - 1],
    ['ArrowUp', count - 2],
    ['Home', 0],
  ] as const) {
    await element.page().keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(element.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(element.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await expectShown(index);
  }
}
