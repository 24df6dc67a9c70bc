/** islands/reserved-room of e2e/README.md: the room for the panel that a fragment names. */
import type { Page } from '@playwright/test';
import { hold, ISLAND_SCRIPTS } from '@/e2e/support/held-islands';
import { waitForIslands } from '@/e2e/support/islands';
import { refuseFont } from '@/e2e/support/late-font';
import { expect, test } from '@/e2e/support/test';
import { boxes, explorer, last } from '@/e2e/support/service-explorer';

/** Opens the page without a fragment and then with one. @returns where the cards are without it */
async function openByFragment(page: Page) {
  await refuseFont(page);
  await page.goto('/services');
  const closed = await boxes(page);
  // Going from a page to one of its own fragments would load nothing.
  await page.goto('about:blank');
  await page.goto(`/services#${last.id}`);
  return closed;
}

test.use({ expectedMessages: [/Failed to load resource/] });

/** Too low for all cards. */
const LOW = { width: 1280, height: 640 };

const linkIn = (page: Page) => explorer(page).getByRole('link', { name: last.title, exact: true });

test('islands/reserved-room, islands/save-data: no room is kept for what nobody asks for', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.setViewportSize(LOW);
  const closed = await openByFragment(page);
  expect(await boxes(page)).toEqual(closed);
  await expect(linkIn(page)).toBeInViewport({ ratio: 1 });
  await linkIn(page).focus();
  await expect(page.getByRole('region', { name: last.title, exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [] });

  test('explorer/without-script: a fragment leads to its card', async ({ page }) => {
    await page.setViewportSize(LOW);
    await page.goto(`/services#${last.id}`);
    await expect(linkIn(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('islands/reserved-room: an island that does not come', () => {
  for (const [width, refused] of [
    [1280, ISLAND_SCRIPTS],
    [390, /\.js$/],
  ] as const) {
    test(`the room for its panel is given back, and the card is a link, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route(refused, (route) => route.abort());
      // Stopped, or a slow machine would take some of the 20 s.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      const closed = await openByFragment(page);
      expect(await boxes(page)).not.toEqual(closed);
      await page.clock.runFor(19_999);
      expect(await boxes(page)).not.toEqual(closed);
      await page.clock.runFor(1);
      expect(await boxes(page)).toEqual(closed);
      await expect(linkIn(page)).toBeInViewport();
      await linkIn(page).click();
      await expect(page).toHaveURL(`/service/${last.id}`);
    });
  }
});

test('explorer/cards: before hydration the cards are laid out for the service of the fragment', async ({
  page,
}) => {
  await refuseFont(page);
  await page.goto('/services#nobody');
  await waitForIslands(page);
  const closed = await boxes(page);
  await hold(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => boxes(page)).toEqual(closed);
  await page.evaluate((id) => (location.hash = id), last.id);
  await expect.poll(() => boxes(page)).not.toEqual(closed);
  await page.evaluate(() => (location.hash = 'nobody'));
  await expect.poll(() => boxes(page)).toEqual(closed);
});
