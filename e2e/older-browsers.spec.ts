/** Line 121 of e2e/README.md: header and menus without popovers and without `checkVisibility`. */
import { routesIn } from '@/content/routes';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import messages from '@/messages/en.json' with { type: 'json' };

const { header, mobileMenu } = messages;
const [firstAbout] = routesIn('about');

test.beforeEach(async ({ page }) => {
  test.skip(!firstAbout, 'the menu is empty');
  await page.addInitScript(() => {
    const missing = ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'checkVisibility'];
    for (const name of [...missing, 'ariaExpanded']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
      Reflect.deleteProperty(Element.prototype, name);
    }
  });
  // Attributes that such a browser does not know, either.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/ (popover\w*=)/g, ' data-$1');
    return route.fulfill({ response, body });
  });
});

test('121: About is a link to the first page of its menu, and the panel is not there', async ({
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

test('121: the mobile menu works', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/services');
  const toggle = page.locator('#MenuToggle');
  const menu = page.getByRole('dialog', { name: mobileMenu.label, exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(menu).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');

  await menu.getByRole('button', { name: mobileMenu.about, exact: true }).click();
  await expect(menu.getByRole('link', { name: routesIn('about').at(-1)!.label })).toBeVisible();
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
