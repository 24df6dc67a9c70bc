/** page/media: pages for visitors who prefer more contrast, or have colours of their own. */
import { expect, test } from '@/e2e/support/test';

test('page/media: for somebody who prefers more contrast, quiet texts and lines have the ink of others, on every ground, and nothing moves without motion', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await page.goto('/');
  const inks = await page.evaluate(() => {
    const night = document.body.appendChild(document.createElement('div'));
    night.dataset.tone = 'night';
    return [document.body, night].map((ground) => {
      const style = getComputedStyle(ground);
      return ['ink', 'muted', 'line'].map((name) => style.getPropertyValue(`--color-${name}`));
    });
  });
  expect(inks).toEqual(inks.map(([ink]) => [ink, ink, ink]));
  const lasting = await page.evaluate(
    () =>
      [...document.body.querySelectorAll('*')].filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return `${animationDuration}, ${transitionDuration}`
          .split(', ')
          .some((seconds) => Number.parseFloat(seconds) > 0.001);
      }).length,
  );
  expect(lasting).toBe(0);
});

test('page/media: in forced colours, drawings on dark ground have the colours of others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const [plain, night] = await page.evaluate(() => {
    const dark = document.body.appendChild(document.createElement('div'));
    dark.dataset.tone = 'night';
    return [document.body, dark].map((ground) =>
      getComputedStyle(ground).getPropertyValue('--color-accent'),
    );
  });
  expect(night).toBe(plain);
});
