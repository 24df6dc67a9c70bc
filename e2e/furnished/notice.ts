/**
 * Covers notice/bar of e2e/README.md. Unit tests cover when a notice is shown, and that nothing of
 * it is in the HTML otherwise.
 */
import type { Page } from '@playwright/test';
import { dayIn } from '@/content/model/days';
import type { Notice } from '@/content/model/schemas/notice';
import { site } from '@/content/model/site';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { homeSectionsOf } from '@/e2e/support/home-sections';
import { reloadIfFontIsLate } from '@/e2e/support/late-font';
import { movedParts } from '@/e2e/support/layout-shift';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { expectNoWider } from '@/e2e/support/wide-text';
import messages from '@/messages/en.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const LOW = { width: DESKTOP.width, height: 400 };

const [office] = site.offices;
export const notice: Notice = {
  text: 'In the week before the quarter ends, somebody answers until eight in the evening',
  link: '/contact',
  // A build may run past midnight.
  until: dayIn(office?.timeZone ?? 'UTC', new Date(Date.now() + DAY_MS)),
};

const bar = (page: Page) => page.getByRole('complementary', { name: messages.notice.label });
const link = (page: Page) => bar(page).getByRole('link', { name: notice.text });
const closeButton = (page: Page) =>
  bar(page).getByRole('button', { name: messages.notice.close, includeHidden: true });
const header = (page: Page) => page.getByRole('banner');
const panel = (page: Page) =>
  page.getByRole('navigation', { name: messages.header.aboutPanelLabel, exact: true });

const bottomOf = async (box: Promise<{ y: number; height: number } | null>) => {
  const { y = NaN, height = NaN } = (await box) ?? {};
  return y + height;
};

export function noticeTests() {
  test.use({ viewport: DESKTOP });

  test('notice/bar: stands above the header, which stays when the notice is scrolled away', async ({
    page,
  }) => {
    for (const path of ['/about', '/']) {
      await page.goto(path);
      expect(await bottomOf(bar(page).boundingBox())).toBe((await header(page).boundingBox())?.y);
      expect(await movedParts(page)).toEqual([]);
      await page.mouse.wheel(0, 1_000);
      await expect(bar(page)).not.toBeInViewport();
      await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
    }

    await test.step('notice/bar: the hero begins where the header does, and fills the screen with it', async () => {
      await page.evaluate(() => scrollTo(0, 0));
      const hero = page.getByRole('region', { name: homeSectionsOf('hero')[0]!.label });
      await expect
        .poll(async () => (await hero.boundingBox())?.y)
        .toBe((await header(page).boundingBox())?.y);
      expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(DESKTOP.height * 0.9);
    });
  });

  test('notice/bar, about-menu/low-window: the page stays when the focus moves through the header, and the About panel opens below it', async ({
    page,
  }) => {
    await page.goto('/about');
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      // From the first stop behind the header to the notice, which is out of view.
      await page.getByRole('main').getByRole('link').first().focus();
      await page.evaluate(() => scrollTo(0, 1_000));
      const stops = await header(page)
        .getByRole('link')
        .or(header(page).getByRole('button'))
        .count();
      expect(stops).toBeGreaterThan(1);
      for (let stop = stops; stop > 0; stop -= 1) {
        await page.keyboard.press('Shift+Tab');
        await expect(header(page).locator(':focus')).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(1_000);
      }
    }

    // In a low window, too.
    const toggle = header(page).getByRole('button', {
      name: messages.header.aboutToggle,
      exact: true,
    });
    for (const viewport of [DESKTOP, LOW]) {
      await page.setViewportSize(viewport);
      const expectBelow = async () => {
        await toggle.press('Enter');
        await expect(panel(page)).toBeVisible();
        const top = (await panel(page).boundingBox())?.y;
        expect(top).toBe(await bottomOf(header(page).boundingBox()));
        expect(await bottomOf(panel(page).boundingBox())).toBeLessThan(viewport.height);
        await page.keyboard.press('Escape');
        await expect(panel(page)).toBeHidden();
      };
      await page.evaluate(() => scrollTo(0, 0));
      await expectBelow();
      await page.mouse.wheel(0, 500);
      await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
      await expectBelow();
    }
  });

  test('notice/bar: is dismissed for the visit by the keyboard, and the focus goes on', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(header(page).getByRole('link').first()).toBeFocused();
    expect((await header(page).boundingBox())?.y).toBe(0);

    await test.step('notice/bar: it is hidden before other pages are painted', async () => {
      await page.goto('/');
      await expect(closeButton(page)).toHaveCount(0);
      expect((await header(page).boundingBox())?.y).toBe(0);
      expect(await movedParts(page)).toEqual([]);
    });

    await test.step('notice/bar: a notice of another day is shown', async () => {
      await page.evaluate(() => sessionStorage.setItem('notice', '2020-01-01'));
      await page.reload();
      await expect(bar(page)).toBeVisible();
    });

    await test.step('notice/bar: the next visit shows it again', async () => {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(bar(page)).toBeVisible();
    });
  });

  test('notice/bar, page/zoom, page/axe: has room for its text on a phone, large targets, and axe finds nothing', async ({
    page,
  }) => {
    await page.goto('/about');
    await reloadIfFontIsLate(page);
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: PHONE.height });
      await expectNoWider(page);
      for (const target of [link(page), closeButton(page)]) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
    await expectNoViolationsInBothThemes(page);
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('notice/bar: shows its text, and no button that does nothing', async ({ page }) => {
      await page.goto('/about');
      await expect(link(page)).toBeVisible();
      await expect(closeButton(page)).toBeHidden();
    });
  });
}
