/**
 * toasts/single and toasts/focus of e2e/README.md: toasts, on their page and on those that follow.
 */
import type { Page, Response } from '@playwright/test';
import { content } from '@/content/model/loaded';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { button, fill, form, sendAtOnce } from '@/e2e/support/contact-form';
import { close, coveredStops, coversFocus } from '@/e2e/support/covered-stops';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { layoutShift } from '@/e2e/support/layout-shift';
import { stepUntil } from '@/e2e/support/stopped-clock';
import { expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';

const { title } = content['contact-form'].success;

const toasts = (page: Page) => page.getByText(title).filter({ visible: true });

async function send(page: Page, { staysStopped = false } = {}) {
  await expect(button(page)).toBeEnabled();
  await fill(page);
  await button(page).focus();
  // At the bottom of the window, where the toast appears.
  await button(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await sendAtOnce(page, { press: () => page.keyboard.press('Enter'), staysStopped });
  await expect(form(page)).toHaveAttribute('aria-busy', 'false');
}

/** The measures of the page that a toast changes. */
const room = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return { height: root.scrollHeight, padding: getComputedStyle(root).scrollPaddingBottom };
  });

test.beforeEach(({ page }) => page.clock.install());

/** A listener that notes the scripts which draw toasts. */
const noteInto = (scripts: string[]) => async (response: Response) => {
  if (response.request().resourceType() !== 'script') return;
  if ((await response.text()).includes('data-sonner-toaster')) scripts.push(response.url());
};

test('toasts/single: sonner is fetched with the first toast, not before', async ({ page }) => {
  const scripts: string[] = [];
  const note = noteInto(scripts);
  page.on('response', note);
  await page.goto('/contact');
  await expect(button(page)).toBeEnabled();
  expect(scripts).toEqual([]);
  await send(page);
  await expect(toasts(page)).toHaveCount(1);
  await expect.poll(() => scripts).toHaveLength(1);
  page.off('response', note);

  await test.step('toasts/single: one at a time, which lives on across navigations for the time it has left', async () => {
    await page.clock.runFor(1_000);
    await page.goto('/about');
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.locator('body')).toBeFocused();
    await page.clock.fastForward(400_000);
    await page.goto('/contact');
    await expect(toasts(page)).toHaveCount(1);

    // A new toast replaces one that was kept from an earlier page.
    await send(page);
    await page.clock.runFor(1_000);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).toContainText(title);
    // Two fingers on it enlarge the page, as everywhere else.
    await expect(page.locator('[data-sonner-toast]')).toHaveCSS('touch-action', 'pinch-zoom');
    await expect(toasts(page)).toHaveCount(1);

    await page.goto('/sitemap');
    await page.clock.fastForward(900_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.fastForward(100_000);
    await expect(toasts(page)).toHaveCount(0);
    await page.goto('/');
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('toasts/single: closed on a later page, by keyboard, it stays closed, also after Back', async ({
  page,
}) => {
  await page.goto('/contact');
  await send(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.goto('/about');
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(button(page)).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('with a part of the toaster out of reach', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  const open = async (page: Page) => {
    await page.goto('/contact');
    await expect(button(page)).toBeEnabled();
  };
  const faults: Record<string, (page: Page) => Promise<unknown>> = {
    sonner: async (page) => {
      await open(page);
      // The rules are loaded with the first change; sonner only later.
      await form(page).locator('[name=firstName]').fill('Ada');
      await button(page).click();
      await expect(form(page).locator('[name=lastName]')).toBeFocused();
      await page.route('**/_next/**/*.js*', (route) => route.abort());
    },
    'its island': async (page) => {
      await page.route('**/islands/toaster-*', (route) => route.abort());
      await open(page);
    },
  };

  for (const [what, plant] of Object.entries(faults)) {
    test(`toasts/single: without ${what} the words are shown all the same`, async ({ page }) => {
      await plant(page);
      await send(page);
      await expect(toasts(page)).toHaveCount(1);
      await page.unrouteAll();
      await page.goto('/about');
      await expect(toasts(page)).toHaveCount(1);
      await close(page).click();
      await expect(toasts(page)).toHaveCount(0);
    });
  }
});

test('toasts/single, page/axe: a kept toast passes axe at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    const toast = {
      title: '<b>لوفلايس</b> '.repeat(9),
      description: 'x'.repeat(99),
      endsAtMs: Date.now() + 9e5,
    };
    sessionStorage.setItem('toast', JSON.stringify(toast));
  });
  await page.goto('/about');
  await expect(close(page)).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  await expectNoWider(page);
  await expect(close(page)).toBeInViewport({ ratio: 1 });
});

for (const viewport of [
  { width: 390, height: 700 },
  { width: 1280, height: 700 },
]) {
  test(`toasts/focus: at ${viewport.width} px nothing that has the focus is under a toast, and paper has none`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    await reloadIfFontIsLate(page);
    await expect(button(page)).toBeEnabled();
    const before = await room(page);
    await send(page, { staysStopped: true });
    await stepUntil(page, () => expect(toasts(page)).toHaveCount(1, { timeout: 100 }));
    await expect(button(page)).toBeFocused();
    await expect.poll(() => coversFocus(page)).toBe(false);
    expect(await coveredStops(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(toasts(page)).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.clock.resume();
    const footerLinks = page.getByRole('contentinfo').getByRole('link');
    await footerLinks.last().focus();
    await close(page).focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1_000);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expect(footerLinks.last()).toBeFocused();
    await expect.poll(() => room(page)).toEqual(before);
  });

  test(`toasts/focus: at ${viewport.width} px nor under a toast of the page before, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/about');
    await reloadIfFontIsLate(page);
    const { padding } = await room(page);
    await page.evaluate(() => {
      const toast = { title: 'One', description: 'x'.repeat(99), endsAtMs: Date.now() + 9e5 };
      sessionStorage.setItem('toast', JSON.stringify(toast));
    });
    await page.reload();
    await reloadIfFontIsLate(page);
    await expect(close(page)).toBeVisible();
    expect(await coveredStops(page)).toEqual([]);
    // When the toast's time is over, the page becomes shorter than it was scrolled.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.clock.fastForward(900_000);
    await expect(close(page)).toHaveCount(0);
    await expect.poll(async () => (await room(page)).padding).toBe(padding);
    expect(await layoutShift(page)).toBe(0);
    const after = await room(page);
    await page.reload();
    await reloadIfFontIsLate(page);
    await expect.poll(() => room(page)).toEqual(after);
  });
}
