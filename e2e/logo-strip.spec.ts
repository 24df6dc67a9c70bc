// Covers line 17 of e2e/README.md.
import type { Page } from '@playwright/test';
import { hold, holdIslands } from '@/e2e/support/held-islands';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import { content } from '@/content/loaded';
import { homeSectionsOf } from '@/e2e/support/home-sections';

const clientLogos = content.logos.logos;
/** All but the last, which is held back. */
const others = clientLogos.slice(0, -1);
const [logos] = homeSectionsOf('logos');

const strip = (page: Page) => page.getByRole('region', { name: logos!.heading });
const list = (page: Page) => strip(page).getByRole('list');

test('17: hidden until the last logo is loaded, then fades in', async ({ page }) => {
  const release = await hold(page, `**${clientLogos.at(-1)?.src}`);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(list(page)).toHaveCSS('opacity', '0');
  const fade = list(page).evaluate(
    (element) =>
      new Promise<string>((resolve) => {
        element.addEventListener('transitionend', (event) => {
          resolve((event as TransitionEvent).propertyName);
        });
      }),
  );
  release();
  expect(await fade).toBe('opacity');
  await expect(list(page)).toHaveCSS('opacity', '1');
  await expect(strip(page).getByRole('img')).toHaveCount(clientLogos.length);
});

test('17: never hides logos that are there already', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(list(page)).toHaveCSS('opacity', '1');
  // For the first 300 ms they have no box.
  const images = strip(page).getByRole('img');
  await expect(images).toHaveCount(clientLogos.length);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    // A size may be known before the image is there.
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
  await list(page).evaluate((element) => {
    const changes: string[] = [];
    new MutationObserver(() => changes.push(getComputedStyle(element).opacity)).observe(element, {
      attributes: true,
    });
    Object.assign(globalThis, { changes });
  });
  release();
  // React has taken the strip over.
  await expect
    .poll(() =>
      list(page).evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true);
  expect(
    await page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes),
  ).toEqual([]);
});

test.describe('with a logo that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|logo of/] });

  test('17: fades in at once, warns of each and writes the names', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const release = await hold(page, `**${clientLogos.at(-1)?.src}`);
    for (const { src } of others) await page.route(`**${src}`, (r) => r.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    for (const { name } of others) {
      await expect(strip(page).getByText(name)).toBeVisible();
    }
    await expect(list(page)).toHaveCSS('opacity', '1');
    await expect(strip(page).getByRole('img')).toHaveCount(1);
    release();
    expect(warnings).toHaveLength(others.length);
    expect(await layoutShift(page)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('17: the logos are visible', async ({ page }) => {
    await page.goto('/');
    await expect(list(page)).toHaveCSS('opacity', '1');
    for (const { name } of clientLogos) {
      await expect(strip(page).getByRole('img', { name })).toBeVisible();
    }
  });
});
