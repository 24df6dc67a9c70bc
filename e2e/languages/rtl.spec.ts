/**
 * Pages that are read from right to left: every page of the pseudo-language that
 * `support/pseudo-language.ts` adds to a copy of the site, and, mirrored, hero/drag,
 * milestones/ends, milestones/moving, onboarding/carousel, explorer/panel, explorer/tabs,
 * service/tabs, toasts/single, page/zoom and page/axe of e2e/README.md.
 */
import type { Locator, Page } from '@playwright/test';
import { fillText } from '@/engine/islands/fill-text';
import { content } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';
import { faqQuestions } from '@/content/model/faq';
import { services } from '@/content/model/services';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { PSEUDO, pseudo } from '@/e2e/support/pseudo-language';
import { DESKTOP, pages, PHONE } from '@/e2e/support/site';
import { expectShownAlone, fingersOf } from '@/e2e/support/slideshow';
import { expect, test } from '@/e2e/support/test';
import messages from '@/messages/en.json' with { type: 'json' };

const milestonesPage = copyOf('milestones');
const servicesPage = content['pages/services'];
const servicePage = content['pages/service'];
const { carousel, previous, next, status } = milestonesPage.carousel;
const YEARS = content.milestones.milestones.map(({ year }) => year);
const leadingAway = faqQuestions.find(({ link }) => link !== undefined)!;
const [firstService] = services as [(typeof services)[0]];

const inPseudo = (path: string) => `/${PSEUDO.code}${path === '/' ? '' : path}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, path: string) {
  await page.goto(inPseudo(path));
  await waitUntilDrawn(page);
}

/** Expects that axe finds nothing; it does not know private-use language codes, hence `ar`. */
async function expectAccessible(page: Page) {
  await page.locator(`[lang=${PSEUDO.code}]`).evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('lang', 'ar');
  });
  await expectNoViolationsInBothThemes(page);
}

/** Pixels by which the page can be scrolled sideways. */
const excess = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Expects that an arrow is drawn mirrored. */
const expectMirrored = (icon: Locator) => expect(icon).toHaveCSS('scale', '-1 1');

/** Expects one element to lie wholly to the right of another. */
async function expectRightOf(one: Locator, other: Locator) {
  const [right, left] = [(await one.boundingBox())!, (await other.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
}

async function dragBy(page: Page, within: Locator, share: number) {
  await within.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await within.boundingBox())!;
  const [from, middle] = [x + width * (0.5 - share / 2), y + height / 3];
  await page.mouse.move(from, middle);
  await page.mouse.down();
  await page.mouse.move(from + width * share, middle, { steps: 12 });
  await page.mouse.up();
}

/** A swipe of a finger across a row, in small steps as a hand does. */
async function swipe(page: Page, over: Locator, fromX: number, toX: number) {
  await over.scrollIntoViewIfNeeded();
  const box = (await over.boundingBox())!;
  const y = box.y + box.height / 3;
  const touch = await fingersOf(page, y);
  await touch('touchStart', fromX);
  const step = Math.sign(toX - fromX) * 10;
  for (let x = fromX + step; Math.abs(toX - x) >= 10; x += step) await touch('touchMove', x);
  await touch('touchEnd');
}

test.describe('a visit', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of pages) {
    test(`page/zoom, page/axe: ${path} has room for its text, and axe finds nothing`, async ({
      page,
    }) => {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectAccessible(page);
      for (const width of [DESKTOP.width, 768, PHONE.width, 320]) {
        await page.setViewportSize({ width, height: 640 });
        // For a frame or two the page may still be laid out for its former width.
        const message = `pixels to scroll sideways at ${width} px`;
        await expect.poll(() => excess(page), { message }).toBe(0);
      }
    });
  }

  test('page/zoom: labels that are too long for the bar give way to the menu', async ({ page }) => {
    await open(page, '/');
    const banner = page.getByRole('banner');
    const bar = banner.getByRole('navigation').first();
    const toggle = button(page, pseudo(messages.header.openMenu));
    await expect(bar).toBeVisible();
    await expect(toggle).toBeHidden();
    const linesOf = (text: Locator) =>
      text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(
          range.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
        );
      });
    for (const label of await bar.getByRole('link').all()) expect(await linesOf(label)).toBe(1);

    await page.setViewportSize({ ...DESKTOP, width: 1100 });
    await expect(toggle).toBeVisible();
    await expect(bar).toBeHidden();
  });

  test('page/zoom, page/axe: the About panel', async ({ page }) => {
    await open(page, '/about');
    const banner = page.getByRole('banner');
    await expectRightOf(banner.getByRole('link').first(), banner.getByRole('navigation').first());
    await button(page, pseudo(messages.header.aboutToggle)).click();
    const links = page
      .getByRole('navigation', { name: pseudo(messages.header.aboutPanelLabel), exact: true })
      .getByRole('link');
    await expectRightOf(links.first(), links.nth(1));
    expect(await excess(page)).toBe(0);
    await expectAccessible(page);
  });

  test('page/zoom, page/axe: the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/about');
    await button(page, pseudo(messages.header.openMenu)).click();
    const menu = page.getByRole('dialog');
    await button(page, pseudo(messages.mobileMenu.about)).click();
    await expectRightOf(menu.getByRole('link').first(), menu.getByRole('button').first());
    expect(await excess(page)).toBe(0);
    expect(await menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await expectAccessible(page);
  });

  test('arrows that lead on point to the left', async ({ page }) => {
    await open(page, '/services');
    const link = page.getByRole('link', { name: pseudo(servicesPage.next.action), exact: true });
    await expectMirrored(link.locator('svg'));
    const { x } = (await link.boundingBox())!;
    const icon = (await link.locator('svg').boundingBox())!;
    expect(Math.abs(icon.x - x)).toBeLessThanOrEqual(1);

    await open(page, `/service/${firstService.id}`);
    const others = page.getByRole('region', { name: pseudo(servicePage.otherHeading) });
    await expectMirrored(others.getByRole('link').first().locator('svg'));
  });
});

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
    const row = (page: Page) => root(page).locator('[aria-live]');
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
        await dot(page, index).click();
        await expectShown(page, index);
        await expectRightOf(slides.nth(index - 1), slides.nth(index));
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
          const early = document.querySelector('[data-island] [aria-live]');
          early?.scrollTo({ left: -2 * early.clientWidth, behavior: 'instant' });
        });
      });
      await open(page, path);
      await expectShown(page, 2);
    });
  });
}

test.describe('tabs and explorer', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  test('service/tabs: tabs go up and down, and stand on the right of their panel', async ({
    page,
  }) => {
    await open(page, `/service/${firstService.id}`);
    const tabs = page.getByRole('tab');
    await expectRightOf(tabs.first(), page.getByRole('tabpanel').first());
    await tabs.first().focus();
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowLeft', 1],
      ['ArrowRight', 1],
      ['ArrowUp', 0],
      ['End', firstService.categories.length - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('explorer/panel, page/axe: the panel opens on the left of the cards', async ({ page }) => {
    await open(page, '/services');
    const cards = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
    await expectRightOf(cards.first(), cards.nth(1));
    await expectMirrored(cards.first().locator('svg').last());
    await cards.first().click();
    // The section around the panel contains the tabs as well.
    const panel = page
      .getByRole('region')
      .filter({ has: page.getByRole('tablist') })
      .last();
    await expectRightOf(cards.first(), panel);
    await expectRightOf(panel.getByRole('heading'), panel.getByRole('button'));
    expect(await excess(page)).toBe(0);
    await expectAccessible(page);
  });
});

test.describe('search and toast', () => {
  for (const [viewport, farthest] of [
    [DESKTOP, DESKTOP.width / 2],
    [PHONE, PHONE.width],
  ] as const) {
    test(`toasts/single, page/axe: a toast stands at the left at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/faq');
      await page.getByRole('combobox').fill(pseudo(leadingAway.question));
      await expect(page.getByRole('option')).toHaveCount(1);
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const close = button(page, pseudo(messages.toasts.close)).filter({ visible: true });
      const toast = page.getByRole('listitem').filter({ has: close });
      await expect(toast).toBeInViewport({ ratio: 1 });
      const [box, inner] = [(await toast.boundingBox())!, (await close.boundingBox())!];
      expect(inner.x - box.x, 'the close button stands at the left').toBeLessThan(box.width / 4);
      expect(box.x + box.width).toBeLessThan(farthest);
      expect(await excess(page)).toBe(0);
    });
  }
});
