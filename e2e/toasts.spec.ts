/** Line 60 of e2e/README.md: toasts, on their page and on those that follow. */
import type { Page } from '@playwright/test';
import { content } from '@/content/loaded';
import messages from '@/messages/en.json' with { type: 'json' };
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { hurryOn } from '@/e2e/support/contact-form';
import { expect, test } from '@/e2e/support/test';

const { title } = content['contact-form'].success;

const toasts = (page: Page) => page.getByText(title).filter({ visible: true });
const close = (page: Page) =>
  page.getByRole('button', { name: messages.toasts.close }).filter({ visible: true });

async function send(page: Page) {
  const form = page.locator('[data-island=contact-form] form');
  await expect(form.locator('button[type=submit]')).toBeEnabled();
  for (const [name, value] of Object.entries({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@client.example',
    phone: '+44 20 7946 0000',
    company: 'Engines',
    jobTitle: 'Analyst',
    message: 'Please weave us a team.',
  })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await form.locator('[name=terms]').check();
  await form.locator('button[type=submit]').click();
  await hurryOn(page);
  await expect(form).toHaveAttribute('aria-busy', 'false');
}

test.beforeEach(({ page }) => page.clock.install());

test('60: sonner is fetched with the first toast, not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    if ((await response.text()).includes('data-sonner-toaster')) scripts.push(response.url());
  });
  await page.goto('/contact');
  await expect(page.locator('[data-island=contact-form] button[type=submit]')).toBeEnabled();
  expect(scripts).toEqual([]);
  await send(page);
  await expect(toasts(page)).toHaveCount(1);
  await expect.poll(() => scripts).toHaveLength(1);
});

test('60: one at a time, without taking the focus, until it is closed', async ({ page }) => {
  await page.goto('/contact');
  for (let message = 1; message <= 2; message += 1) {
    await send(page);
    await page.clock.runFor(1_000);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).toContainText(title);
    await expect(page.locator('[data-island=contact-form] button[type=submit]')).toBeFocused();
  }
  await page.clock.fastForward(900_000);
  await expect(toasts(page)).toHaveCount(1);
  await close(page).click();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.goto('/pricing');
  await expect(toasts(page)).toHaveCount(0);
});

test('60: lives on across navigations, with its close button, for the time it has left', async ({
  page,
}) => {
  await page.goto('/contact');
  await send(page);
  await page.clock.runFor(1_000);
  await page.goto('/pricing');
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.locator('body')).toBeFocused();
  await page.clock.fastForward(400_000);
  await page.goto('/contact');
  await expect(toasts(page)).toHaveCount(1);

  // A new toast takes the place of one that came along.
  await send(page);
  await page.clock.runFor(1_000);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(1);

  await page.goto('/security');
  await page.clock.fastForward(900_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.fastForward(100_000);
  await expect(toasts(page)).toHaveCount(0);
  await page.goto('/');
  await expect(toasts(page)).toHaveCount(0);
});

test('60: closed on a later page, by keyboard, it stays closed, also after Back', async ({
  page,
}) => {
  await page.goto('/contact');
  await send(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.goto('/pricing');
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-island=contact-form] button[type=submit]')).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
});

test('60: survives storage that throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }
  });
  await page.goto('/contact');
  await send(page);
  await expect(toasts(page)).toHaveCount(1);
  await close(page).click();
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('with sonner out of reach', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('60: the words are shown all the same', async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('[data-island=contact-form] form');
    await expect(form.locator('button[type=submit]')).toBeEnabled();
    // The rules are loaded with the first change; the toaster only later.
    await form.locator('[name=firstName]').fill('Ada');
    await form.locator('button[type=submit]').click();
    await expect(form.locator('[name=lastName]')).toBeFocused();
    await page.route('**/_next/**/*.js*', (route) => route.abort());
    await send(page);
    await expect(toasts(page)).toHaveCount(1);
    await close(page).click();
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('60, 63: a kept toast passes axe at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    const toast = {
      title: '<b>لوفلايس</b> '.repeat(9),
      description: 'x'.repeat(99),
      endsAtMs: Date.now() + 9e5,
    };
    sessionStorage.setItem('toast', JSON.stringify(toast));
  });
  await page.goto('/pricing');
  await expect(close(page)).toBeVisible();
  await expectNoViolationsInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(close(page)).toBeInViewport({ ratio: 1 });
});
