// onboarding/* of e2e/README.md in a real browser, and with them hero/region, hero/button,
// hero/slides, hero/inert, hero/announcement, hero/dots, hero/keyboard-focus, hero/reduced-motion,
// hero/hidden-tab, hero/without-script and hero/drag.
// @needs-page onboarding-guide
import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';
import { expectShownAlone, partsOf } from '@/e2e/support/slideshow';
import { content } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';
import messages from '@/messages/en.json' with { type: 'json' };

const onboardingSlides = content.onboarding.slides;
const onboardingPage = copyOf('onboarding-guide');

const { slideshow } = messages;
const { current, completed, pending } = slideshow.states;
const titles = onboardingSlides.map(({ title }) => title);

const { root, slides, row, live, dot, stop, expectShown, open, openWithClock } = partsOf(
  'onboarding-slideshow',
  titles,
);

/** Expects the first slides to have these states, and the others to be pending. */
async function expectStates(page: Page, states: readonly string[]) {
  for (const [index, title] of titles.entries()) {
    const state = states[index] ?? pending;
    await expect(dot(page, index + 1)).toHaveAccessibleDescription(`${title}, ${state}`);
  }
}

test('onboarding/carousel: a labelled carousel of labelled slides, whose first control stops it', async ({
  page,
}) => {
  await openWithClock(page, '/onboarding-guide');
  const carousel = page.locator(`section[aria-roledescription="${slideshow.carousel}"]`);
  await expect(carousel).toHaveAccessibleName(onboardingPage.slideshowLabel);
  await expect(slides(page)).toHaveCount(titles.length);
  await expect(slides(page).and(page.locator('[inert]'))).toHaveCount(titles.length - 1);
  await expect(root(page).locator('button, a, [tabindex="0"]').first()).toHaveAccessibleName(
    slideshow.stop,
  );
  await expect(stop(page)).not.toHaveAttribute('aria-pressed');
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await stop(page).click();
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(60_000);
  await expectShown(page, 1);

  await test.step('each drawing stands at the side that the content says', async () => {
    const sides = await slides(page).evaluateAll((all) =>
      all.map((slide) => {
        const [art, heading] = [
          slide.querySelector('svg[viewBox]:not(.lucide)'),
          slide.querySelector('h2'),
        ];
        const isLeft = art!.getBoundingClientRect().x < heading!.getBoundingClientRect().x;
        return isLeft ? 'left' : 'right';
      }),
    );
    expect(sides).toEqual(onboardingSlides.map(({ imagePosition }) => imagePosition));
  });

  await test.step('onboarding/dots: the current dot is drawn wide, a completed one faded', async () => {
    await dot(page, 3).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(600);
    const look = (number: number) =>
      dot(page, number)
        .locator('span')
        .first()
        .evaluate((thread) => {
          const style = getComputedStyle(thread);
          return { width: thread.getBoundingClientRect().width, opacity: Number(style.opacity) };
        });
    await expect.poll(async () => (await look(3)).width).toBe(32);
    await expect.poll(async () => (await look(1)).width).toBe(16);
    expect((await look(1)).opacity).toBeLessThan(1);
    expect((await look(2)).opacity).toBe(1);
  });
});

test('onboarding/carousel: dots are at least 24 px, and the current one is enabled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/onboarding-guide');
  for (let number = 1; number <= titles.length; number += 1) {
    const box = (await dot(page, number).boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await expect(dot(page, number)).toBeEnabled();
  }
  await expectNoWider(page);

  await test.step('page/axe: axe finds nothing while it rotates, and nothing shifts', async () => {
    await expectNoViolationsInBothThemes(page, '[data-island]');
    await expect(stop(page)).toBeVisible();
    await dot(page, 3).click();
    await expectShown(page, 3);
    expect(await layoutShift(page)).toBe(0);
  });

  await test.step('onboarding/carousel: on a phone the picture of each slide takes the room that its text leaves', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const gaps = await slides(page).evaluateAll((all) =>
      all.map((slide) => {
        const art = slide.querySelector('svg[viewBox]:not(.lucide)')!.getBoundingClientRect();
        return Math.round(slide.getBoundingClientRect().bottom - art.bottom);
      }),
    );
    expect(gaps).toEqual(titles.map(() => 0));
  });

  await test.step('page/media: on paper no stage is torn', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const slide of await slides(page).all()) {
      await expect(slide).toHaveCSS('break-inside', 'avoid');
      await expect(slide).toHaveCSS('transform', 'none');
    }
  });
});

test('onboarding/carousel, onboarding/completion, onboarding/dots: what time, keys and the pointer do', async ({
  page,
}) => {
  await openWithClock(page, '/onboarding-guide');

  await test.step('onboarding/completion, onboarding/dots: slides left behind are completed, and what was jumped over is not', async () => {
    await expectStates(page, [current]);
    await dot(page, 4).click();
    await expectShownAlone(row(page), 3);
    await expectStates(page, [completed, pending, pending, current]);
    await page.clock.runFor(5000);
    await expectStates(page, [completed, pending, pending, completed, current]);
    await dot(page, 1).click();
    await expectStates(page, [current, pending, pending, completed, completed]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('onboarding/carousel, hero/without-script: all stages can be read, one below the other, in a row with a name', async ({
    page,
  }) => {
    await page.goto('/onboarding-guide');
    await row(page).focus();
    await expect(row(page)).toBeFocused();
    await expect(row(page)).toHaveAccessibleName(onboardingPage.slideshowLabel);
    let bottom = 0;
    for (let index = 0; index < titles.length; index += 1) {
      const box = (await slides(page).nth(index).boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(bottom);
      bottom = box.y + box.height;
    }
    await expect(stop(page)).toBeHidden();
    await expect(root(page).locator('[style]')).toHaveCount(0);
  });
});
