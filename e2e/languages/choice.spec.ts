/**
 * language/detection and language/switch of e2e/README.md: which language a visitor gets, and what
 * is stored.
 */
import type { Page } from '@playwright/test';
import { PSEUDO } from '@/e2e/support/pseudo-language';
import { DESKTOP } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: DESKTOP });

const KEY = 'i18nextLng';
const inPseudo = `/${PSEUDO.code}/about`;
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Opens a page and waits until its script has dealt with the language. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('#MobileAboutToggle')).toHaveAttribute('aria-expanded', 'false');
  // All of the script's tasks were queued together, so this one comes after them.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('language/detection: a visit that names no language stores none, and a shared page keeps its own', async ({
  page,
}) => {
  await open(page, '/about');
  expect(await stored(page)).toBeNull();
  await open(page, inPseudo);
  await expect(page).toHaveURL(inPseudo);
  expect(await stored(page)).toBeNull();

  await test.step('language/detection: also where another was chosen before', async () => {
    await open(page, '/about?lng=en');
    expect(await stored(page)).toBe('en');
    await open(page, inPseudo);
    await expect(page).toHaveURL(inPseudo);
    await open(page, `${inPseudo}?lng=en`);
    await expect(page).toHaveURL(`${inPseudo}?lng=en`);
  });

  await test.step('language/detection: a page at the root leads to the language that is named', async () => {
    await page.goto(`/about?lng=${PSEUDO.code}#main`);
    await expect(page).toHaveURL(`${inPseudo}?lng=${PSEUDO.code}#main`);
    expect(await stored(page)).toBe(PSEUDO.code);
    await page.goto('/about');
    await expect(page).toHaveURL(inPseudo);
  });
});

test('language/switch: the middle button stores the choice, too, and the right one does not', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: PSEUDO.name, exact: true });
  await link.click({ button: 'right' });
  expect(await stored(page)).toBeNull();
  await page.keyboard.press('Escape');
  const opened = context.waitForEvent('page');
  await link.click({ button: 'middle' });
  await expect(await opened).toHaveURL(inPseudo);
  expect(await stored(page)).toBe(PSEUDO.code);
  await expect(page).toHaveURL('/about');

  await test.step('language/switch: and so does the left one', async () => {
    await open(page, inPseudo);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/about');
    expect(await stored(page)).toBe('en');
  });
});
