/** The hero's row: hero/drag, hero/height and hero/without-script of e2e/README.md. */
import type { Locator, Page } from '@playwright/test';
import { holdIslands } from '@/e2e/support/held-islands';
import { waitForIslands } from '@/e2e/support/islands';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';
import { alone, expectShownAlone, partsOf, slidesInView, swipe } from '@/e2e/support/slideshow';
import { homeSectionsOf } from '@/e2e/support/home-sections';
import { content } from '@/content/model/loaded';

const heroSlides = content.hero.slides;
const [hero] = homeSectionsOf('hero');

const titles = heroSlides.map(({ title }) => title);

const { root, slides, row, dot, stop, start, expectShown, open } = partsOf('hero-carousel', titles);

async function dragFrom(page: Page, x: number, y: number, distance: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  // As a hand does: keen-slider takes the direction from the first step alone.
  await page.mouse.move(x + distance, y, { steps: 12 });
  await page.mouse.up();
}

async function drag(page: Page, over: Locator, distance: number) {
  const { x, y, width, height } = (await over.boundingBox())!;
  await dragFrom(page, x + width / 2, y + height / 2, distance);
}

/** Drags a slide past the middle, so that it counts at any speed. */
async function dragAcross(page: Page, direction: 'left' | 'right') {
  const { width } = page.viewportSize()!;
  const sign = direction === 'left' ? 1 : -1;
  // Above the words, which the mouse would select; the header is below a notice, if there is one.
  const header = (await page.getByRole('banner').boundingBox())!;
  const y = header.y + header.height + 8;
  await dragFrom(page, width * (0.5 + sign * 0.4), y, -sign * width * 0.7);
}

test('hero/without-script: nothing shifts, and what nobody sees at first is fetched after the first paint, before its turn', async ({
  page,
}) => {
  await page.goto('/');
  await waitForIslands(page);
  const expectComplete = (found: Locator) =>
    expect
      .poll(() =>
        found.evaluateAll((images: HTMLImageElement[]) => images.every(({ complete }) => complete)),
      )
      .toBe(true);
  await expectComplete(page.locator('[data-island] img'));
  // Images further down load when they are reached.
  const late = page.locator('main img');
  for (const image of await page.locator('main > section img').all()) {
    await image.scrollIntoViewIfNeeded();
  }
  await expectComplete(late);
  const [painted, ...begun] = await late.evaluateAll((images: HTMLImageElement[]) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const files = images.flatMap(({ src }) => performance.getEntriesByName(src));
    return [paint, ...files].map((entry) => entry?.startTime ?? 0);
  });
  expect(begun.length).toBeGreaterThan(titles.length - 1);
  expect(Math.min(...begun)).toBeGreaterThan(painted!);

  await dot(page, 3).click();
  await page.mouse.move(5, 300);
  await expectShown(page, 3);
  expect(await layoutShift(page)).toBe(0);
});

test('hero/without-script: a row scrolled before the script begins where it stands', async ({
  page,
}) => {
  const release = await holdIslands(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(slides(page)).toHaveCount(titles.length);
  expect(await slidesInView(row(page))).toEqual(alone(0));
  await row(page).evaluate((element) => element.scrollTo(2 * element.clientWidth, 0));
  release();
  await expect(root(page)).toHaveAttribute('data-enhanced');
  await expectShown(page, 3);
  expect(await slidesInView(row(page)), 'nothing slides').toEqual(alone(2));
});

test('hero/without-script: a focus that was there before the script is kept, and stops it', async ({
  page,
}) => {
  const release = await holdIslands(page);
  await page.goto('/', { waitUntil: 'commit' });
  const link = slides(page).nth(1).getByRole('link').first();
  await expect(link).toBeAttached();
  await page.keyboard.press('Tab');
  await link.focus();
  release();
  await expect(root(page)).toHaveAttribute('data-enhanced');
  await expect(link).toBeFocused();
  await expect(start(page)).toBeVisible();
  await expectShown(page, 2);
});

test('hero/height: at least 90% of the view, nothing cut off', async ({ page }) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await open(page, '/');
      // A visit to the same page begins where the one before it has scrolled to.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const hero = (await root(page).boundingBox())!;
      expect(hero.height).toBeGreaterThanOrEqual(0.9 * size.height);
      await expectNoWider(page);

      const header = (await page.getByRole('banner').boundingBox())!;
      const controls = (await stop(page).boundingBox())!;
      expect(controls.height).toBeGreaterThanOrEqual(24);
      for (let number = 1; number <= titles.length; number += 1) {
        await dot(page, number).click();
        await expectShown(page, number);
        const parts = await slides(page)
          .nth(number - 1)
          .evaluate((slide) =>
            [...slide.querySelectorAll('a, h2, p, svg, img')].map((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return { left, right, top: top + scrollY, bottom: bottom + scrollY };
            }),
          );
        expect(parts.length).toBeGreaterThan(3);
        for (const { left, right, top, bottom } of parts) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(size.width);
          expect(top).toBeGreaterThanOrEqual(header.y + header.height);
          expect(bottom).toBeLessThanOrEqual(controls.y);
        }
      }
    });
  }
});

test('hero/drag: a drag to the left shows the next slide, to the right the one before', async ({
  page,
}) => {
  await open(page, '/');
  // So that no slide advances by itself meanwhile.
  await stop(page).click();
  const link = slides(page).first().getByRole('link').first();
  await dragAcross(page, 'left');
  await expectShown(page, 2);
  await expectShownAlone(row(page), 1);
  await dragAcross(page, 'right');
  await expectShownAlone(row(page), 0);
  await dragAcross(page, 'right');
  await expectShown(page, titles.length);

  await test.step('a drag that ends on a link does not follow it', async () => {
    await dot(page, 1).click();
    await expectShown(page, 1);
    await drag(page, link, 12);
    await expect(page).toHaveURL('/');
    await dot(page, 1).click();
    await expectShown(page, 1);
  });

  await test.step('after a drag the keyboard still follows links', async () => {
    await dragAcross(page, 'left');
    await expectShown(page, 2);
    await slides(page).nth(1).getByRole('link').first().press('Enter');
    await expect(page).toHaveURL('/services');
  });

  await test.step('a drag under 10 px is a click', async () => {
    await open(page, '/');
    await stop(page).click();
    await drag(page, link, 8);
    await expect(page).toHaveURL('/services');
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('hero/drag: a swipe shows the next slide', async ({ page }) => {
    await open(page, '/');
    await stop(page).click();
    await swipe(page, 200);
    await expectShown(page, 2);
    await expectShownAlone(row(page), 1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hero/without-script: slide 1 stands at full width with both its buttons; the others can be scrolled to', async ({
    page,
  }) => {
    await page.goto('/');
    const { width } = page.viewportSize()!;
    const first = slides(page).first();
    expect(await first.boundingBox()).toMatchObject({ x: 0, width });
    await expect(first.getByRole('link', { name: hero!.exploreAction })).toBeInViewport();
    await expect(first.getByRole('link', { name: hero!.contactAction })).toBeInViewport();
    await expect(stop(page)).toBeHidden();
    const last = slides(page).last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(root(page).locator('[style]')).toHaveCount(0);
  });
});
