/** page/escape of e2e/README.md: one Escape closes one thing, the topmost. */
import { faqQuestions } from '@/content/model/faq';
import { findRouteOf } from '@/content/model/routes';
import { services } from '@/content/model/services';
import { panelOf, toggleOf } from '@/e2e/support/about-panel';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import messages from '@/messages/en.json' with { type: 'json' };

const { header, mobileMenu } = messages;

test.use({ viewport: DESKTOP });

test('page/escape: one Escape closes the panel or the menu, and not the service that is open below it', async ({
  page,
}) => {
  const [{ id, title }] = services as [(typeof services)[0]];
  const url = `/services#${encodeURIComponent(id)}`;
  const opened = page.getByRole('region', { name: title, exact: true });
  await page.goto(url);
  await expect(opened.getByRole('tablist')).toBeVisible();
  await toggleOf(page).hover();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/services');
  await expect(opened).toBeHidden();

  await page.setViewportSize(PHONE);
  const menu = page.getByRole('dialog', { name: mobileMenu.label, exact: true });
  const open = async () => {
    await page.getByRole('button', { name: header.openMenu }).click();
    await expect(menu).toBeVisible();
  };
  await page.goto(url);
  await expect(opened.getByRole('tablist')).toBeVisible();
  await open();
  // A click next to the menu's links takes the focus from them.
  await menu.getByText(mobileMenu.resources, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(opened).toBeVisible();

  // If a browser leaves the focus on nothing, the page itself gets the key.
  await open();
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  await expect(page).toHaveURL(url);
});

test('page/escape: nor the suggestions of the search', async ({ page }) => {
  test.skip(!findRouteOf('faq'), 'there is no knowledge base');
  await page.goto('/faq');
  const search = page.getByRole('combobox');
  await search.fill(faqQuestions[0]!.question);
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await toggleOf(page).hover();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
});
