import type { Page } from '@playwright/test';
import messages from '@/messages/en.json' with { type: 'json' };

/** The button that closes the toast. */
export const close = (page: Page) =>
  page.getByRole('button', { name: messages.toasts.close }).filter({ visible: true });

/** Whether the toast covers the focused element. */
export const coversFocus = (page: Page) =>
  close(page).evaluate((button) => {
    const toast = button.parentElement!.getBoundingClientRect();
    const focused = document.activeElement!.getBoundingClientRect();
    return focused.bottom > toast.top && focused.right > toast.left && focused.left < toast.right;
  });

/** More Tab stops than any page has. */
const MAX_STOPS = 150;

/** Goes through the page with the Tab key. @returns focused elements that a toast covered */
export async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const skipLink = page.getByRole('link', { name: messages.shell.skipLink });
  await skipLink.focus();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((label) => {
      const { activeElement: focused, body } = document;
      if (!focused || focused === body || focused === document.querySelector('a')) return null;
      const button = [...document.querySelectorAll('button')].find(
        (each) => each.textContent.trim() === label && each.checkVisibility(),
      );
      if (!button) return 'There is no toast';
      if (focused === button) return '';
      // Browsers only scroll to the line with the caret.
      if (focused.matches('textarea')) return '';
      const toast = button.parentElement!.getBoundingClientRect();
      const { bottom, left, right } = focused.getBoundingClientRect();
      const isCovered = bottom > toast.top && right > toast.left && left < toast.right;
      return isCovered ? focused.outerHTML : '';
    }, messages.toasts.close);
    if (found === null) return covered;
    // It may be uncovered once the page has scrolled to it.
    if (found && (await coversFocus(page))) covered.push(found);
  }
  return ['The Tab key never comes to the end of the page'];
}
