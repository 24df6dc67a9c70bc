// Covers logos/loading of e2e/README.md.
import type { Page } from '@playwright/test';
import { clientLogos } from '@/e2e/support/client-logos';
import { hold } from '@/e2e/support/held-islands';
import { interactWithIslands } from '@/e2e/support/islands';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import { homeSectionsOf } from '@/e2e/support/home-sections';

/** All but the last, which is held back. */
const others = clientLogos.slice(0, -1);
const [logos] = homeSectionsOf('logos');

const strip = (page: Page) => page.getByRole('region', { name: logos!.heading });
const list = (page: Page) => strip(page).getByRole('list');

/** Opens the page with its clock stopped: a logo that is held back must not count as missing. */
async function openWithClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await interactWithIslands(page);
}

test('logos/loading: hidden until the last logo is loaded, then fades in', async ({ page }) => {
  const release = await hold(page, `**${clientLogos.at(-1)?.src}`);
  await openWithClock(page);
  await expect(list(page)).toHaveCSS('opacity', '0');
  // Listens before the transition can begin.
  await list(page).evaluate((element) => {
    element.addEventListener('transitionend', (event) => {
      (element as HTMLElement).dataset.ended = (event as TransitionEvent).propertyName;
    });
  });
  release();
  await expect(list(page)).toHaveAttribute('data-ended', 'opacity');
  await expect(list(page)).toHaveCSS('opacity', '1');
  await expect(strip(page).getByRole('img')).toHaveCount(clientLogos.length);
});

test.describe('with a logo that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|logo of/] });

  test('logos/loading: fades in at once, warns of each and writes the names', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const release = await hold(page, `**${clientLogos.at(-1)?.src}`);
    for (const { src } of others) await page.route(`**${src}`, (r) => r.abort());
    await openWithClock(page);
    for (const { name } of others) {
      await expect(strip(page).getByText(name)).toBeVisible();
    }
    await expect(list(page)).toHaveCSS('opacity', '1');
    await expect(strip(page).getByRole('img')).toHaveCount(1);
    release();
    await page.clock.resume();
    expect(warnings).toHaveLength(others.length);
    expect(await layoutShift(page)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('logos/loading: the logos are visible', async ({ page }) => {
    await page.goto('/');
    await expect(list(page)).toHaveCSS('opacity', '1');
    for (const { name } of clientLogos) {
      await expect(strip(page).getByRole('img', { name })).toBeVisible();
    }
  });
});
