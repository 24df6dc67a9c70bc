// hero/region, hero/button, hero/slides, hero/inert, hero/announcement, hero/dots, hero/rotation,
// hero/dot-hover, hero/dot-click, hero/keyboard-focus, hero/reduced-motion, hero/without-script,
// hero/height, hero/context-menu and hero/drag of e2e/README.md in a real browser.
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';
import { expectShownAlone, partsOf } from '@/e2e/support/slideshow';
import { homeSectionsOf } from '@/e2e/support/home-sections';
import { content } from '@/content/model/loaded';
import { fillText } from '@/engine/islands/fill-text';
import messages from '@/messages/en.json' with { type: 'json' };

const heroSlides = content.hero.slides;
const [hero] = homeSectionsOf('hero');
const [logos] = homeSectionsOf('logos');

const { slideshow } = messages;
const titles = heroSlides.map(({ title }) => title);

/** Time after which a slide has certainly come to rest. */
const SLID_MS = 600;

const { root, slides, row, live, dot, stop, start, expectShown, ...parts } = partsOf(
  'hero-carousel',
  titles,
);

async function openWithClock(page: Page) {
  await parts.openWithClock(page, '/');
  // A logo missing after 3 s is replaced by its name, and this clock may outrun the network.
  const logos = page.locator('[data-island=logo-strip] img');
  await expect
    .poll(() => logos.evaluateAll((images: HTMLImageElement[]) => images.every((i) => i.complete)))
    .toBe(true);
}

/** Runs the clock to just before `ms`, expects no change yet, and runs it to `ms`. */
async function expectAdvanceAt(page: Page, ms: number, from: number, to: number) {
  await page.clock.runFor(ms - 1);
  await expectShown(page, from);
  await page.clock.runFor(1);
  await expectShown(page, to);
}

test('hero/region, hero/slides, hero/inert, hero/dots, hero/context-menu: a labelled carousel of labelled slides, its dots and its menu', async ({
  page,
}) => {
  await openWithClock(page);
  const carousel = page.locator(`section[aria-roledescription="${slideshow.carousel}"]`);
  await expect(carousel).toHaveAccessibleName(hero!.label);
  await expect(slides(page)).toHaveCount(titles.length);
  for (const [index, title] of titles.entries()) {
    await expect(slides(page).nth(index)).toHaveAttribute('role', 'group');
    await expect(slides(page).nth(index)).toHaveAttribute('aria-label', title);
  }

  await test.step('hero/dots: dots are named, described, large and visible', async () => {
    const group = page.getByRole('group', { name: slideshow.choose });
    await expect(group.getByRole('button')).toHaveCount(titles.length);
    for (const [index, title] of titles.entries()) {
      const said = [`${title}, ${slideshow.states.current}`, title];
      await expect(dot(page, index + 1)).toHaveAccessibleDescription(said[Math.min(index, 1)]!);
      await expect(dot(page, index + 1)).toBeEnabled();
      const box = (await dot(page, index + 1).boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  });

  await test.step('hero/inert: slides that are not shown cannot be focused', async () => {
    await expect(slides(page).and(page.locator('[inert]'))).toHaveCount(titles.length - 1);
    await dot(page, titles.length).focus();
    await page.keyboard.press('Tab');
    await expect(slides(page).first().getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await root(page).evaluate((element) => element.contains(document.activeElement))).toBe(
      false,
    );
  });

  await test.step('hero/context-menu: right-click gives no menu inside only; the menu key does', async () => {
    await page.evaluate(() => {
      scrollTo(0, 0);
      addEventListener('contextmenu', (event) => {
        document.documentElement.dataset.menu = String(!event.defaultPrevented);
        event.preventDefault();
      });
    });
    const html = page.locator('html');
    await slides(page)
      .first()
      .click({ button: 'right', position: { x: 10, y: 300 } });
    await expect(html).toHaveAttribute('data-menu', 'false');
    await page.getByRole('heading', { name: logos!.heading }).click({ button: 'right' });
    await expect(html).toHaveAttribute('data-menu', 'true');
    await dot(page, 1).click({ button: 'right' });
    await expect(html).toHaveAttribute('data-menu', 'false');
    await slides(page).first().getByRole('link').first().focus();
    await page.keyboard.press('ContextMenu');
    await expect(html).toHaveAttribute('data-menu', 'true');
  });
});

test('hero/announcement: a slide that is chosen is said once: position, title and text', async ({
  page,
}) => {
  await openWithClock(page);
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await dot(page, 2).click();
  await expectShown(page, 2);
  const said = live(page).locator('> :first-child');
  await expect(said, 'nothing while it rotates').toBeEmpty();
  await stop(page).click();
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await expect(row(page), 'what appears in the row itself is not said').toHaveAttribute(
    'aria-live',
    'off',
  );
  await dot(page, 3).press('Enter');
  const { title, description } = heroSlides[2]!;
  await expect(said).toHaveText(
    fillText(slideshow.announcement, {
      number: 3,
      count: titles.length,
      title,
      text: description,
    }),
  );
  await page.clock.runFor(3_000);
  await expect(said, 'nobody comes upon it later').toBeEmpty();
  // The carousel has the only label: the row would repeat it.
  await expect(page.getByLabel(hero!.label, { exact: true })).toHaveCount(1);
});

test('hero/button, hero/announcement, hero/keyboard-focus: Tab reaches the rotation button first and stops; Start goes on', async ({
  page,
}) => {
  await openWithClock(page);
  await expect(stop(page)).toBeVisible();
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(root(page).locator(':focus')).toHaveCount(1, { timeout: 1 });
  }).toPass({ intervals: [0] });
  await expect(start(page)).toBeFocused();
  await expect(start(page)).not.toHaveAttribute('aria-pressed');
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(60_000);
  await expectShown(page, 1);

  await page.keyboard.press('Enter');
  await expect(stop(page)).toBeFocused();
  await expectAdvanceAt(page, 5000, 1, 2);
});

test('hero/rotation: advances at 5000 ms and fills the row; after the last comes the first', async ({
  page,
}) => {
  await openWithClock(page);
  let sinceAdvanceMs = 0;
  // Once round, and one slide further.
  for (const index of [...titles.keys(), 0]) {
    const next = (index + 1) % titles.length;
    await expectAdvanceAt(page, 5000 - sinceAdvanceMs, index + 1, next + 1);
    await page.clock.runFor(SLID_MS);
    await expectShownAlone(row(page), next);
    sinceAdvanceMs = SLID_MS;
  }

  await test.step('hero/rotation: a window that changes while the slide moves shows the slide that it moved to', async () => {
    await page.clock.runFor(5000 - sinceAdvanceMs + 50);
    await expectShown(page, 3);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.runFor(SLID_MS);
    await expectShownAlone(row(page), 2);
  });
});

test('hero/dot-hover, hero/dot-click, hero/keyboard-focus: what holds the rotation up, and what does not', async ({
  page,
}) => {
  await openWithClock(page);
  const last = titles.length;

  await test.step('hero/dot-hover: no advance while the pointer is over a dot', async () => {
    await page.clock.runFor(4000);
    await dot(page, 3).hover();
    await page.clock.runFor(60_000);
    await expectShown(page, 1);
    await page.mouse.move(5, 300);
    await expectAdvanceAt(page, 5000, 1, 2);
  });

  await test.step('hero/dot-click: a dot click shows its slide at once, and the next comes by 10 000 ms', async () => {
    await dot(page, last).click();
    await expectShown(page, last);
    await expectShownAlone(row(page), last - 1);
    await page.mouse.move(5, 300);
    await expectAdvanceAt(page, 10_000, last, 1);
  });

  await test.step('hero/keyboard-focus: pointer focus does not stop rotation', async () => {
    await dot(page, 2).click();
    await expect(dot(page, 2)).toBeFocused();
    await expect(stop(page)).toBeVisible();
    await page.mouse.move(5, 300);
    await page.clock.runFor(10_000);
    await expectShown(page, 3);
  });
});

test('hero/reduced-motion: reduced motion stops it on load, and nothing slides', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  await page.clock.runFor(60_000);
  await expectShown(page, 1);
  await start(page).click();
  await page.clock.runFor(5000);
  await expectShown(page, 2);
  await expectShownAlone(row(page), 1);
});
