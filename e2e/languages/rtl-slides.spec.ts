/** Rows of slides that are read from right to left: hero/drag, milestones/* and onboarding/carousel of e2e/README.md. */
import type { Page } from '@playwright/test';
import { fillText } from '@/engine/islands/fill-text';
import { content } from '@/content/model/loaded';
import { pseudo } from '@/e2e/support/pseudo-language';
import { PHONE } from '@/e2e/support/site';
import { expectShownAlone } from '@/e2e/support/slideshow';
import { expect, test } from '@/e2e/support/test';
import messages from '@/messages/en.json' with { type: 'json' };
import {
  button,
  carousel,
  dragBy,
  expectMirrored,
  expectRightOf,
  next,
  open,
  previous,
  status,
  swipe,
  YEARS,
} from './right-to-left';

test.describe('milestones', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const row = (page: Page) => page.getByRole('list', { name: pseudo(carousel) });
  const slide = (page: Page, index: number) => row(page).getByRole('listitem').nth(index);

  async function expectShown(page: Page, index: number) {
    const text = fillText(pseudo(status), {
      year: String(YEARS[index]),
      position: index + 1,
      count: YEARS.length,
    });
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    const offCentre = async () => {
      const [outer, inner] = [
        (await row(page).boundingBox())!,
        (await slide(page, index).boundingBox())!,
      ];
      return Math.abs(inner.x + inner.width / 2 - (outer.x + outer.width / 2));
    };
    await expect.poll(offCentre).toBeLessThanOrEqual(1);
  }

  test('milestones/moving: the left arrow goes on, the right arrow back', async ({ page }) => {
    await open(page, '/about/milestones');
    await expectShown(page, 0);
    await row(page).press('ArrowRight');
    await expectShown(page, 0);
    await row(page).press('ArrowLeft');
    await expectShown(page, 1);
    await row(page).press('ArrowRight');
    await expectShown(page, 0);
    await row(page).press('End');
    await expectShown(page, YEARS.length - 1);
    await row(page).press('Home');
    await expectShown(page, 0);
  });

  test('milestones/ends: the next button stands on the left, and its arrow points there', async ({
    page,
  }) => {
    await open(page, '/about/milestones');
    const [back, on] = [button(page, pseudo(previous)), button(page, pseudo(next))];
    await expectRightOf(back, on);
    for (const one of [back, on]) await expectMirrored(one.locator('svg'));
    await expect(back).toBeDisabled();
    for (let index = 1; index < YEARS.length; index += 1) {
      await on.click();
      await expectShown(page, index);
    }
    await expect(on).toBeDisabled();
  });

  test('milestones/moving: a swipe or drag to the right goes on, to the left back', async ({
    page,
  }) => {
    await open(page, '/about/milestones');
    await row(page).scrollIntoViewIfNeeded();
    await expectRightOf(slide(page, 0), slide(page, 1));
    await swipe(page, slide(page, 0), 90, 330);
    await expectShown(page, 1);
    await swipe(page, slide(page, 1), 330, 90);
    await expectShown(page, 0);
    await dragBy(page, slide(page, 0), 0.7);
    await expectShown(page, 1);
  });

  test('milestones/moving: a scroll by other means is followed', async ({ page }) => {
    await open(page, '/about/milestones');
    await row(page).evaluate((element) => element.scrollTo({ left: -element.scrollWidth }));
    await expectShown(page, YEARS.length - 1);
  });
});

for (const [line, path, island, count] of [
  ['16', '/', 'hero-carousel', content.hero.slides.length],
  ['22', '/onboarding-guide', 'onboarding-slideshow', content.onboarding.slides.length],
] as const) {
  test.describe(island, () => {
    // Otherwise the slides would advance by themselves, too.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    const root = (page: Page) => page.locator(`[data-island="${island}"] > *`);
    const row = (page: Page) => root(page).locator('[aria-live] [aria-live]');
    const dot = (page: Page, index: number) =>
      button(page, fillText(pseudo(messages.slideshow.goTo), { number: index + 1 }));

    async function expectShown(page: Page, index: number) {
      await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
      await expectShownAlone(row(page), index);
    }

    test(`${line}: slides follow one another to the left, and so do their dots`, async ({
      page,
    }) => {
      await open(page, path);
      await expectShown(page, 0);
      const slides = row(page).locator(':scope > *');
      for (let index = 1; index < count; index += 1) {
        await expectRightOf(dot(page, index - 1), dot(page, index));
        await expectRightOf(slides.nth(index - 1), slides.nth(index));
        await dot(page, index).click();
        await expectShown(page, index);
      }
    });

    test(`${line}: a drag to the right shows the next slide, to the left the one before`, async ({
      page,
    }) => {
      await open(page, path);
      await dragBy(page, row(page), 0.7);
      await expectShown(page, 1);
      await dragBy(page, row(page), -0.7);
      await expectShown(page, 0);
      await dragBy(page, row(page), -0.7);
      await expectShown(page, count - 1);
    });

    test.describe('by touch', () => {
      test.use({ viewport: PHONE, hasTouch: true });

      test(`${line}: a swipe to the right shows the next slide`, async ({ page }) => {
        await open(page, path);
        await swipe(page, row(page), 60, 330);
        await expectShown(page, 1);
        await swipe(page, row(page), 330, 60);
        await expectShown(page, 0);
      });
    });

    test(`${line}: a row that was scrolled early begins at its slide`, async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const early = document.querySelector('[data-island] [aria-live] [aria-live]');
          early?.scrollTo({ left: -2 * early.clientWidth, behavior: 'instant' });
        });
      });
      await open(page, path);
      await expectShown(page, 2);
    });
  });
}
