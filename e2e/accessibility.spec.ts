/** Line 63: axe finds nothing with the menus open either; pages.spec.ts asks it about every page. */
import { routesIn } from '@/content/routes';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import messages from '@/messages/en.json' with { type: 'json' };

const { header, mobileMenu } = messages;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('63: the About panel', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  await waitUntilDrawn(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: header.aboutToggle, exact: true })
    .click();
  await expect(
    page.getByRole('navigation', { name: header.aboutPanelLabel, exact: true }),
  ).toBeVisible();
  await expectNoViolationsInBothThemes(page);
});

test('63: the mobile menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await waitUntilDrawn(page);
  await page.getByRole('button', { name: header.openMenu }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: mobileMenu.about, exact: true }).click();
  await expect(menu.getByRole('link', { name: routesIn('about').at(-1)!.label })).toBeVisible();
  await expectNoViolationsInBothThemes(page);
});
