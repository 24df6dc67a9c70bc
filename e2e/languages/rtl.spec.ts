/**
 * Pages that are read from right to left: every page of the pseudo-language that
 * `support/pseudo-language.ts` adds to a copy of the site, and, mirrored, explorer/panel,
 * explorer/tabs, service/tabs, toasts/single, page/zoom and page/axe of e2e/README.md.
 */
import type { Locator } from '@playwright/test';
import { site } from '@/content/model/site';
import { pseudo } from '@/e2e/support/pseudo-language';
import { DESKTOP, pages, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { findLostWithoutStyles } from '@/e2e/support/without-styles';
import messages from '@/messages/en.json' with { type: 'json' };
import {
  button,
  excess,
  expectAccessible,
  expectMirrored,
  expectRightOf,
  firstService,
  leadingAway,
  open,
  servicePage,
  servicesPage,
} from './right-to-left';

test.describe('a visit', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of pages) {
    test(`page/zoom, page/axe, page/without-styles: ${path} has room for its text, and axe finds nothing`, async ({
      page,
    }) => {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectAccessible(page);
      expect(await page.evaluate(findLostWithoutStyles, 'body')).toEqual([]);
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
    const linesOf = (text: Locator) =>
      text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(
          range.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
        );
      });
    let width: number = DESKTOP.width;
    while (await bar.isVisible()) {
      await expect(toggle).toBeHidden();
      for (const label of await bar.getByRole('link').all()) expect(await linesOf(label)).toBe(1);
      width -= 60;
      await page.setViewportSize({ ...DESKTOP, width });
    }
    await expect(toggle).toBeVisible();
    // Not only where no bar has room.
    expect(width).toBeGreaterThan(768);
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

  test('a number before Latin words of an address stays there', async ({ page }) => {
    await open(page, '/contact');
    const street = page.getByText(site.offices[0]!.street, { exact: true });
    const [first = 0, last = 0] = await street.evaluate((element) => {
      element.textContent = '14 Loom Yard';
      return [0, element.textContent.length - 1].map((index) => {
        const sign = document.createRange();
        sign.setStart(element.firstChild!, index);
        sign.setEnd(element.firstChild!, index + 1);
        return sign.getBoundingClientRect().left;
      });
    });
    expect(first).toBeLessThan(last);
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
