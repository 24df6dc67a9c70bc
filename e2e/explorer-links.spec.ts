/** explorer/* and islands/* of e2e/README.md: fragments, and what is done before the island wakes. */
import type { Page } from '@playwright/test';
import { hold, holdIslands } from '@/e2e/support/held-islands';
import { waitForIslands } from '@/e2e/support/islands';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import {
  available,
  boxes,
  card,
  explorer,
  first,
  last,
  open,
  panel,
  second,
  status,
} from '@/e2e/support/service-explorer';
import { services } from '@/content/model/services';

const odd = services.filter(({ id }) => id.includes('&')).slice(0, 1);
const [longest = first] = services.toSorted((a, b) => b.title.length - a.title.length);
const links = [
  ...[...new Set([first, ...odd, longest, last])].map(
    (service) => [`#${service.id}`, service] as const,
  ),
  // The same fragment in another spelling, if an id has an ampersand.
  ...odd.map((service) => [`#${encodeURIComponent(service.id)}`, service] as const),
] as const;

/** All links on a phone, where the length of a service's text matters. */
for (const [width, height, some] of [
  [1280, 800, links.slice(-2)],
  [1024, 768, links.slice(1, 2)],
  [768, 1024, links.slice(0, 1)],
  [390, 932, links],
] as const) {
  test(`explorer/cards: at ${width} px a link with a fragment opens its service, however late every script is, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [hash, service] of some) {
      await test.step(hash, async () => {
        const release = await hold(page, '**/*.js');
        // Going from a page to one of its own fragments would load nothing.
        await page.goto('about:blank');
        await page.goto(`/services${hash}`, { waitUntil: 'commit' });
        await expect(
          explorer(page).getByRole('link', { name: last.title, exact: true }),
        ).toBeVisible();
        // The page is painted, and only its scripts are missing.
        expect(await layoutShift(page)).toBe(0);
        // What follows the panel on a phone is below the screen.
        const uptoIt = services.indexOf(service) + 1;
        const before = (await boxes(page)).slice(0, uptoIt);
        release();
        await expect(status(page, service.title)).toHaveText(
          available(service.categories[0]!.tasks.length),
        );
        expect((await boxes(page)).slice(0, uptoIt)).toEqual(before);
        expect(await layoutShift(page)).toBe(0);
        await expect(panel(page, service.title).getByRole('heading')).toBeInViewport();
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}

test('explorer/cards: an unknown hash is ignored, when the page opens and after', async ({
  page,
}) => {
  await open(page, '/services#%');
  for (const hash of [
    '#nobody',
    '#constructor',
    '#<img src=x>',
    `#${second.id.toUpperCase()}`,
    '#%',
  ]) {
    await expect(explorer(page).getByRole('region'), hash).toHaveCount(0);
    await page.evaluate((unknown) => (location.hash = unknown), hash);
  }
  await expect(explorer(page).getByRole('region')).toHaveCount(0);
  await card(page, first.title).click();
  await expect(panel(page, first.title)).toBeVisible();

  await test.step('one written by hand opens and closes', async () => {
    await page.evaluate((id) => (location.hash = id), second.id);
    await expect(panel(page, second.title)).toBeVisible();
    await page.evaluate(() => (location.hash = 'nobody'));
    await expect(explorer(page).getByRole('region')).toHaveCount(0);
  });
});

test.describe('islands/early-press: what is done to a card while the island wakes takes effect, once', () => {
  const link = (page: Page) =>
    explorer(page).getByRole('link', { name: second.title, exact: true });

  test('the card stays the same element, so that a press may begin before and end after', async ({
    page,
  }) => {
    const release = await holdIslands(page);
    await page.goto('/services');
    const before = await link(page).elementHandle();
    release();
    await waitForIslands(page);
    await expect(card(page, second.title)).toBeVisible();
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    await before?.click();
    await expect(panel(page, second.title)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
  });

  test('a press during which the modules come follows the link', async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto('/services');
    await link(page).hover();
    await page.mouse.down();
    release();
    // All that the island waits for has come.
    await page.evaluate(async () => {
      const [island] = document.querySelectorAll<HTMLElement>('[data-island]');
      await import(island?.dataset.module ?? '');
    });
    await page.mouse.up();
    await expect(page).toHaveURL(`/service/${second.id}`);
  });

  test('the space bar opens the service once it can, and does not scroll the page', async ({
    page,
  }) => {
    const release = await holdIslands(page);
    await page.goto('/services');
    await link(page).focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    release();
    await expect(panel(page, second.title)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(explorer(page).getByRole('region')).toHaveCount(0);
  });

  test('a click with a modifier opens the page of the service in a tab of its own', async ({
    page,
    context,
  }) => {
    await open(page);
    const opened = context.waitForEvent('page');
    await card(page, second.title).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(`/service/${second.id}`);
    await expect(explorer(page).getByRole('region')).toHaveCount(0);
  });
});

test('islands/history: Back finds the category that was open, and another service begins at its first', async ({
  page,
}) => {
  const selected = (title: string) => panel(page, title).getByRole('tab', { selected: true });
  await open(page);
  await card(page, first.title).click();
  await panel(page, first.title).getByRole('tab').last().click();
  await page.goto('/about');
  await page.goBack();
  await expect(selected(first.title)).toHaveText(first.categories.at(-1)!.name);
  await card(page, second.title).click();
  await expect(selected(second.title)).toHaveText(second.categories[0]!.name);
  await page.goBack();
  await expect(selected(first.title)).toHaveText(first.categories.at(-1)!.name);
  await card(page, first.title).click();
  await card(page, first.title).click();
  await expect(selected(first.title)).toHaveText(first.categories[0]!.name);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('explorer/without-script: each card links to its service page, whatever the fragment', async ({
    page,
  }) => {
    for (const path of ['/services', `/services#${second.id}`]) {
      await page.goto(path);
      const links = explorer(page).getByRole('link');
      await expect(links, path).toHaveText(services.map(({ title }) => title));
      for (const [index, { id }] of services.entries()) {
        await expect(links.nth(index), path).toHaveAttribute('href', `/service/${id}`);
      }
      expect((await links.first().boundingBox())!.height, path).toBeGreaterThan(150);
      await links.nth(1).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
    }
  });
});
