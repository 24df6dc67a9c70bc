/** Paths that the site does not have; unit tests say which of them is a service's. */
import { expect, test } from '@/e2e/support/test';
import { site } from '@/content/model/site';
import { content } from '@/content/model/loaded';

const notFoundPage = content['pages/not-found'];

test.use({ expectedMessages: [/404/] });

test('an unknown path ends at home and leaves no step in the history', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/no-such-page/at-all');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('an unknown service keeps its address and leads back to the services', async ({ page }) => {
  const response = await page.goto('/service/no-such-service');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    notFoundPage.unknownService.heading,
  );
  await expect(page).toHaveTitle(`${notFoundPage.unknownService.heading} · ${site.name}`);
  await expect(page).toHaveURL('/service/no-such-service');
  await page.getByRole('link', { name: notFoundPage.unknownService.action }).click();
  await expect(page).toHaveURL('/services');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown path is a plain page with links home and to the services', async ({ page }) => {
    await page.goto('/no-such-page');
    const { heading, homeAction, servicesAction } = notFoundPage.unknownPage;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('link', { name: homeAction })).toHaveAttribute('href', '/');
    await expect(page.locator('[aria-current=page]')).toHaveCount(0);
    await page.getByRole('link', { name: servicesAction }).click();
    await expect(page).toHaveURL('/services');
  });
});
