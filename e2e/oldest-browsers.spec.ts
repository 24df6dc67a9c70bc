/**
 * header/without-popover and browsers/islands of e2e/README.md: a browser that lacks what any of
 * the stated ones lacks.
 */
import { routesIn } from '@/content/model/routes';
import { BEFORE_CLOSING, failingLogo, kinds } from '@/e2e/support/island-states';
import { waitForIslands } from '@/e2e/support/islands';
import { useOlderBrowser } from '@/e2e/support/older-browser';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import messages from '@/messages/en.json' with { type: 'json' };

const { header, mobileMenu } = messages;
const [firstAbout] = routesIn('about');

test.use({ bypassCSP: true, expectedMessages: [/Failed to load resource|logo of/] });

for (const { path, type, expectStates } of kinds) {
  test(`browsers/islands: ${path} works in the oldest browsers`, async ({ page }) => {
    await page.clock.install({ time: BEFORE_CLOSING });
    await page.route(`**${failingLogo.src}`, (route) => route.abort());
    await useOlderBrowser(page);
    await page.goto(path);
    expect(await waitForIslands(page)).toBeGreaterThan(0);
    await type?.(page);
    await expectStates(page);
  });
}

test.describe('a header without popovers', () => {
  test.beforeEach(async ({ page }) => {
    test.skip(!firstAbout, 'the menu is empty');
    await useOlderBrowser(page);
  });

  test('header/without-popover: About is a link to the first page of its menu, and the panel is not there', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/services');
    const banner = page.getByRole('banner');
    const about = banner.getByRole('link', { name: header.aboutToggle, exact: true });
    await expect(about).toHaveAttribute('href', firstAbout!.path);
    await expect(banner.getByRole('button', { name: header.aboutToggle })).toHaveCount(0);
    await expect(page.locator('#AboutPanel')).toBeHidden();
    await about.hover();
    await about.click();
    await expect(page).toHaveURL(firstAbout!.path);
    await expect(about).toHaveAttribute('aria-current', 'page');
    await about.click();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('header/without-popover: the mobile menu works', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/services');
    const toggle = page.locator('#MenuToggle');
    const menu = page.getByRole('dialog', { name: mobileMenu.label, exact: true });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');

    await menu.getByRole('button', { name: mobileMenu.about, exact: true }).click();
    const list = menu.locator('#MobileAbout');
    await expect(list.getByRole('link', { name: routesIn('about').at(-1)!.label })).toBeVisible();
    await menu.getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link').last()).toBeFocused();

    await menu.getByRole('button', { name: mobileMenu.close }).click();
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await page.setViewportSize(DESKTOP);
    await expect(menu).toBeHidden();
    const [, afterAbout] = routesIn('main');
    await page
      .getByRole('banner')
      .getByRole('link', { name: afterAbout!.label, exact: true })
      .click();
    await expect(page).toHaveURL(afterAbout!.path);
  });
});
