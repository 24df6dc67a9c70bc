/** How the explorer looks and moves: page/woven-cards, page/zoom, page/axe and page/media of e2e/README.md. */
import type { Page } from '@playwright/test';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { expect, test } from '@/e2e/support/test';
import {
  available,
  card,
  explorer,
  first,
  last,
  open,
  panel,
  second,
  status,
  third,
} from '@/e2e/support/service-explorer';
import { services } from '@/content/model/services';

test('service/panel-name: what screen readers say of a panel: its category, and the number as text', async ({
  page,
}) => {
  await open(page, `/services#${first.id}`);
  const words = available(first.categories[0]!.tasks.length);
  for (const { name } of first.categories) {
    await panel(page, first.title).getByRole('tab', { name, exact: true }).click();
    // By a label of its own: Orca does not say the name of a panel that another element labels.
    await expect(
      panel(page, first.title).getByRole('tabpanel', { name, exact: true }),
    ).toHaveAttribute('aria-label');
  }
  await panel(page, first.title).getByRole('tab').first().click();
  await expect(status(page, first.title).getByRole('paragraph')).toHaveText(words);

  await test.step('page/media: on paper each category has its name, and there is no button', async () => {
    const close = panel(page, first.title).getByRole('button');
    await expect(close).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(close).toBeHidden();
    for (const { name, tasks } of first.categories) {
      const category = panel(page, first.title).getByRole('tabpanel').filter({ hasText: tasks[0] });
      await expect(category.getByText(name, { exact: true }).first()).toBeVisible();
    }
  });
});

test('explorer/panel: cards glide by translate only, and not at all under reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    Element.prototype.animate = new Proxy(() => new Animation(), {
      apply(_, element: Element, [frames, options]: [Keyframe[], KeyframeAnimationOptions]) {
        seen.push(...frames.flatMap((frame) => Object.keys(frame)));
        const animation = new Animation(new KeyframeEffect(element, frames, options));
        animation.play();
        return animation;
      },
    });
  });
  const animated = () =>
    page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  await open(page);
  await card(page, first.title).click();
  await expect.poll(animated).toEqual(['translate']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await card(page, last.title).click();
  await expect(panel(page, last.title)).toBeInViewport();
  expect(await animated()).toEqual([]);
});

test('page/woven-cards: the figure of a card weaves itself in by its dashes, and not under reduced motion', async ({
  page,
}) => {
  await open(page);
  const weaving = (title: string) =>
    card(page, title).evaluate((button) => {
      const rules = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]));
      return [...button.querySelectorAll('svg path')].flatMap((thread) => {
        const { animationName, animationDuration, animationDelay, animationIterationCount } =
          getComputedStyle(thread);
        if (animationName === 'none') return [];
        const frames = rules.flatMap((rule) =>
          rule instanceof CSSKeyframesRule && rule.name === animationName
            ? [...rule.cssRules].flatMap((frame) => [...(frame as CSSKeyframeRule).style])
            : [],
        );
        return [
          {
            seconds: Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay),
            times: animationIterationCount,
            properties: [...new Set(frames)].toSorted(),
          },
        ];
      });
    });
  const expectWoven = async (title: string) => {
    const threads = await weaving(title);
    expect(threads.length).toBeGreaterThan(1);
    for (const { seconds, times, properties } of threads) {
      expect(seconds).toBeLessThanOrEqual(0.4);
      expect(times).toBe('1');
      expect(properties).toEqual(['stroke-dasharray', 'stroke-dashoffset']);
    }
  };
  expect(await weaving(first.title)).toEqual([]);
  await card(page, first.title).hover();
  await expectWoven(first.title);
  await page.mouse.move(5, 5);
  await card(page, second.title).press('Tab');
  await expectWoven(third.title);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card(page, first.title).hover();
  for (const { title } of [first, third]) expect(await weaving(title)).toEqual([]);
});

/** Opens all services, last first. @returns whether each opened, and the page's excess width */
const openInTurn = (page: Page) =>
  explorer(page).evaluate(async (root) => {
    const found: { title: string; isOpen: boolean; excess: number }[] = [];
    for (const button of [...root.querySelectorAll<HTMLElement>('h3 [role=button]')].reverse()) {
      button.click();
      let isOpen = false;
      for (let frame = 0; frame < 100 && !isOpen; frame += 1) {
        await new Promise(requestAnimationFrame);
        const region = document.getElementById(button.getAttribute('aria-controls') ?? '');
        isOpen = button.ariaExpanded === 'true' && region?.checkVisibility() === true;
      }
      const excess = Math.max(0, document.documentElement.scrollWidth - innerWidth);
      found.push({ title: button.innerText, isOpen, excess });
    }
    return found;
  });

test('page/zoom, page/axe: with a panel open axe finds nothing, and nothing is wider than the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await card(page, first.title).click();
  await expect(status(page, first.title)).not.toBeEmpty();
  // The panel fades in: half-shown text has half its contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await expectNoViolationsInBothThemes(page, '[data-island=service-explorer]');

  await test.step('page/zoom: on a phone a word has the whole width of its card', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 800 });
    const widths = await card(page, first.title).evaluate((element) => {
      const words = [...element.querySelectorAll('span')].findLast(({ innerText }) => innerText)!;
      return [words.parentElement!.clientWidth, element.clientWidth - words.offsetLeft];
    });
    expect(widths[0]).toBe(widths[1]);
  });

  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await openInTurn(page), `${width} px`).toEqual(
      [...services].reverse().map(({ title }) => ({ title, isOpen: true, excess: 0 })),
    );
    await page.keyboard.press('Escape');
  }

  await test.step('page/media: the open card differs from the others in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await card(page, first.title).click();
    await expect(card(page, first.title)).toHaveCSS('text-decoration-line', 'underline');
    await expect(card(page, second.title)).toHaveCSS('text-decoration-line', 'none');
  });
});
