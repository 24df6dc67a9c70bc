/**
 * Covers explorer/*, page/woven-cards, islands/* and service/panel-name of e2e/README.md, and
 * page/zoom, page/axe and page/media for the explorer.
 */
import type { Page } from '@playwright/test';
import { fillText } from '@/engine/islands/fill-text';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { hold, holdIslands, ISLAND_SCRIPTS } from '@/e2e/support/held-islands';
import { waitForIslands } from '@/e2e/support/islands';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { boxesOf, layoutShift } from '@/e2e/support/layout-shift';
import { expect, test } from '@/e2e/support/test';
import { services } from '@/content/model/services';
import { content } from '@/content/model/loaded';

const servicesPage = content['pages/services'];

const { explorer: labels, question } = servicesPage;
const [first, second, third] = services as [
  (typeof services)[0],
  (typeof services)[0],
  (typeof services)[0],
];
const last = services.at(-1)!;
const available = (n: number) => fillText(labels.tasksAvailable, { n });

const explorer = (page: Page) => page.locator('[data-island="service-explorer"] > *');
const cards = (page: Page) => explorer(page).locator('h3').getByRole('button');
const card = (page: Page, title: string) =>
  explorer(page).locator('h3').getByRole('button', { name: title, exact: true });
const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const status = (page: Page, title: string) => panel(page, title).getByRole('status');

async function open(page: Page, path = '/services') {
  await page.goto(path);
  await expect(cards(page)).toHaveCount(services.length);
}

const boxes = (page: Page) => boxesOf(explorer(page).locator('h3 > *'));

const ways: Record<string, (page: Page) => Promise<void>> = {
  'the same card': (page) => card(page, second.title).click(),
  Close: (page) =>
    page.getByRole('button', { name: fillText(labels.close, { service: second.title }) }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'Escape from a tab': async (page) => {
    await panel(page, second.title).getByRole('tab').last().click();
    await page.keyboard.press('Escape');
  },
  'Escape with the focus on nothing': async (page) => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
  },
};

test('explorer/cards, page/structure: cards with nothing but the title, under the question, that control a panel', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { name: question, level: 2 })).toBeVisible();
  await expect(cards(page)).toHaveText(services.map(({ title }) => title));
  for (const button of await cards(page).all()) {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const controlled = await button.getAttribute('aria-controls');
    expect(await page.evaluate((id) => !!document.getElementById(id), controlled!)).toBe(true);
  }

  for (const [name, deselect] of Object.entries(ways)) {
    await test.step(`explorer/cards: ${name} deselects, and the focus returns to the card`, async () => {
      await card(page, second.title).click();
      await expect(panel(page, second.title)).toBeVisible();
      await deselect(page);
      await expect(panel(page, second.title)).toHaveCount(0);
      await expect(card(page, second.title)).toHaveAttribute('aria-expanded', 'false');
      await expect(card(page, second.title)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    });
  }
});

test('explorer/cards, explorer/task-count: at most one is open, with the number of tasks of every category', async ({
  page,
}) => {
  // Without motion a card can be pressed as soon as it has its place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const { title, categories } of [first, last]) {
    await card(page, title).click();
    await expect(card(page, title)).toHaveAttribute('aria-expanded', 'true');
    await expect(explorer(page).locator('[aria-expanded=true]')).toHaveCount(1);
    await expect(explorer(page).getByRole('region')).toHaveCount(1);
    await expect(panel(page, title)).toBeVisible();
    for (const { name, tasks } of categories) {
      await panel(page, title).getByRole('tab', { name, exact: true }).click();
      await expect(status(page, title)).toHaveText(available(tasks.length));
      const list = panel(page, title).getByRole('tabpanel').locator('li').filter({ visible: true });
      await expect(list).toHaveText(tasks);
    }
  }
});

test('explorer/cards: the selection is in the hash, and Back and Forward go through it', async ({
  page,
}) => {
  await open(page);
  await card(page, first.title).click();
  await expect(page).toHaveURL(`/services#${first.id}`);
  await card(page, second.title).click();
  await expect(page).toHaveURL(`/services#${second.id}`);
  await page.goBack();
  await expect(panel(page, first.title)).toBeVisible();
  await page.goBack();
  await expect(explorer(page).getByRole('region')).toHaveCount(0);
  await expect(page).toHaveURL(/\/services$/);
  await page.goForward();
  await expect(panel(page, first.title)).toBeVisible();
  await page.goBack();
  await expect(explorer(page).getByRole('region')).toHaveCount(0);

  await test.step('Back with the focus in the panel gives it to the card', async () => {
    await card(page, second.title).click();
    await panel(page, second.title).getByRole('tab').first().focus();
    await page.goBack();
    await expect(panel(page, second.title)).toHaveCount(0);
    await expect(card(page, second.title)).toBeFocused();
  });
});

const odd = services.filter(({ id }) => id.includes('&')).slice(0, 1);
const [longest = first] = services.toSorted((a, b) => b.title.length - a.title.length);
const links = [
  ...[...new Set([first, second, ...odd, longest, last])].map(
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
  const closed = await boxes(page);
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

  await test.step('before hydration, too, the cards are laid out for the service of the hash', async () => {
    await hold(page, '**/*.js');
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => boxes(page)).toEqual(closed);
    await page.evaluate((id) => (location.hash = id), second.id);
    await expect.poll(() => boxes(page)).not.toEqual(closed);
    await page.evaluate(() => (location.hash = 'nobody'));
    await expect.poll(() => boxes(page)).toEqual(closed);
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

test.describe('islands/reserved-room: an island that does not come', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

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
      await page.goto('/services');
      await reloadIfFontIsLate(page);
      const closed = await boxes(page);
      // Going from a page to one of its own fragments would load nothing.
      await page.goto('about:blank');
      await page.goto(`/services#${last.id}`);
      await reloadIfFontIsLate(page);
      expect(await boxes(page)).not.toEqual(closed);
      await page.clock.runFor(19_999);
      expect(await boxes(page)).not.toEqual(closed);
      await page.clock.runFor(1);
      expect(await boxes(page)).toEqual(closed);
      const link = explorer(page).getByRole('link', { name: last.title, exact: true });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(page).toHaveURL(`/service/${last.id}`);
    });
  }
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

test('explorer/panel, explorer/tabs: the panel is next after its card, with tabs', async ({
  page,
}) => {
  await open(page);
  const before = await boxes(page);
  await card(page, third.title).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, third.title)).toBeVisible();
  await expect(card(page, third.title)).toBeFocused();

  await test.step('explorer/panel: on a wide screen the other cards shrink beside the panel', async () => {
    await expect(panel(page, third.title)).toBeInViewport({ ratio: 0.9 });
    const after = await boxes(page);
    after.forEach(({ height }, index) => expect(height).toBeLessThan(before[index]!.height / 2));
    // Once the cards have glided to their places.
    await expect(async () => {
      const side = (await panel(page, third.title).boundingBox())!;
      for (const { x, width } of await boxes(page)) expect(x + width).toBeLessThan(side.x);
    }).toPass();
  });

  await page.keyboard.press('Tab');
  await expect(panel(page, third.title).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page, third.title).getByRole('tab').first()).toBeFocused();

  await test.step('explorer/tabs: selecting a service starts at the first category', async () => {
    await card(page, first.title).click();
    await expect(panel(page, first.title).getByRole('tab')).toHaveText(
      first.categories.map(({ name }) => name),
    );
    await panel(page, first.title).getByRole('tab').last().click();
    await card(page, second.title).click();
    await expect(panel(page, second.title).getByRole('tab', { selected: true })).toHaveText(
      second.categories[0]!.name,
    );
    await card(page, first.title).click();
    await expect(panel(page, first.title).getByRole('tab', { selected: true })).toHaveText(
      first.categories[0]!.name,
    );
  });
});

test('explorer/panel: on a phone the panel comes into view below the header', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await open(page);
      const before = await boxes(page);
      for (const service of [last, first]) {
        await card(page, service.title).click();
        await expect(panel(page, service.title).getByRole('heading')).toBeInViewport({ ratio: 1 });
        await expect
          .poll(async () => (await panel(page, service.title).boundingBox())!.y)
          .toBeGreaterThanOrEqual((await page.locator('#SiteHeader').boundingBox())!.height);
      }
      (await boxes(page)).forEach(({ height }, index) =>
        expect(height).toBeLessThan(before[index]!.height),
      );
    });
  }
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
