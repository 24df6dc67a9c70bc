/** mobile-menu/*, and about-menu/low-window and about-menu/focus-return for it, of e2e/README.md. */
import type { Page } from '@playwright/test';
import { routeOf, routesIn } from '@/content/model/routes';
import { site } from '@/content/model/site';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { hold } from '@/e2e/support/held-islands';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { pathWithContents } from '@/e2e/support/path-with-contents';
import { expect, test } from '@/e2e/support/test';
import messages from '@/messages/en.json' with { type: 'json' };

const { header, mobileMenu, shell } = messages;

test.use({ viewport: PHONE });

const toggleOf = (page: Page) => page.locator('#MenuToggle');
const menuOf = (page: Page) => page.getByRole('dialog', { name: mobileMenu.label, exact: true });
const aboutOf = (page: Page) =>
  menuOf(page).getByRole('button', { name: mobileMenu.about, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Whether something else covers the upper or the lower edge of an element. */
const isCovered = (element: Element) => {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].some((y) => {
    const there = document.elementFromPoint(left + width / 2, y);
    return !there?.contains(element) && !element.contains(there);
  });
};

async function openMenu(page: Page) {
  await page.getByRole('button', { name: header.openMenu }).click();
  await expect(menuOf(page)).toBeVisible();
}

test('mobile-menu/dialog: a named toggle opens a modal dialog that takes the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services');
  const toggle = page.getByRole('button', { name: header.openMenu });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toHaveAttribute('aria-controls', 'MobileMenu');
  await expect(toggle).not.toHaveAttribute('popovertarget');
  await openMenu(page);
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
  const focusIsInside = () =>
    menuOf(page).evaluate((menu) => menu.contains(document.activeElement));
  expect(await focusIsInside()).toBe(true);
  // The page behind is inert: nothing there takes the focus.
  await page.locator('main a').first().focus();
  expect(await focusIsInside()).toBe(true);

  await test.step('mobile-menu/dialog: Tab wraps in both directions', async () => {
    const first = menuOf(page).getByRole('link', {
      name: `${site.name} ${shell.home}`,
    });
    const last = menuOf(page).getByRole('link').last();
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  });

  await test.step('mobile-menu/about-list: the About list expands and collapses', async () => {
    const last = menuOf(page)
      .locator('#MobileAbout')
      .getByRole('link', { name: routesIn('about').at(-1)!.label });
    await expect(aboutOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(last).toBeHidden();
    await aboutOf(page).press('Enter');
    await expect(aboutOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(last).toBeVisible();
    await aboutOf(page).press('Space');
    await expect(last).toBeHidden();
  });

  await test.step('mobile-menu/dialog: the menu holds the pages, the About list, the resources and the profiles', async () => {
    await aboutOf(page).click();
    for (const { path } of [...routesIn('main'), ...routesIn('about'), ...routesIn('resources')]) {
      await expect(menuOf(page).locator(`nav a[href="${path}"]`).first()).toBeVisible();
    }
    await expect(menuOf(page).getByRole('list', { name: mobileMenu.resources })).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: shell.externalHint })).toHaveCount(
      site.profiles.length,
    );
  });

  await test.step('page/axe: axe finds nothing with the menu and its About list open', async () => {
    await waitUntilDrawn(page);
    await expectNoViolationsInBothThemes(page, 'dialog[open]');
  });

  await test.step('mobile-menu/closing: Escape closes it and focus returns to the toggle', async () => {
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('mobile-menu/closing: so does the close button', async () => {
    await openMenu(page);
    await menuOf(page).getByRole('button', { name: mobileMenu.close }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
  });

  await test.step('mobile-menu/scroll-lock: the page behind does not scroll, shift or move', async () => {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTop(page)).toBe(300);
    const heading = page.locator('h1');
    const before = await heading.boundingBox();
    await openMenu(page);
    expect(await heading.boundingBox()).toEqual(before);
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    expect(await heading.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollTop(page)).toBe(400);
  });

  await test.step('mobile-menu/links: it closes after a link to the page it is on, which then stands at its top', async () => {
    await openMenu(page);
    await menuOf(page)
      .getByRole('link', { name: routeOf('services').label, exact: true })
      .click();
    await expect(menuOf(page)).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  await test.step('mobile-menu/scroll-lock: growing to the desktop layout closes it and frees the page', async () => {
    await openMenu(page);
    await page.setViewportSize(DESKTOP);
    await expect(menuOf(page)).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollTop(page)).toBe(200);
  });

  await test.step('mobile-menu/scroll-lock: larger text that becomes smaller closes it as well, once the bar has room', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const setTextSize = (size: string) =>
      page.evaluate((each) => (document.documentElement.style.fontSize = each), size);
    await setTextSize('200%');
    await openMenu(page);
    await setTextSize('100%');
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollTop(page)).toBe(200);
  });

  await test.step('about-menu/focus-return: focus stays in the header when the window grows and the menu closes', async () => {
    await page.setViewportSize(PHONE);
    await openMenu(page);
    await menuOf(page)
      .getByRole('link', { name: routeOf('services').label, exact: true })
      .focus();
    await page.setViewportSize(DESKTOP);
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
  });
});

test('mobile-menu/dialog: opened before its script came, it is modal from then on', async ({
  page,
}) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: header.openMenu }).click();
  await expect(menuOf(page)).toBeVisible();
  release();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
});

test('about-menu/low-window: in a page that is enlarged to 400 % no focused link is hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/services');
  await openMenu(page);
  await aboutOf(page).click();
  const stops = menuOf(page).locator('a, button');
  const count = await stops.count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < count; stop += 1) {
      await page.keyboard.press(key);
      const focused = menuOf(page).locator(':focus');
      await expect(focused).toBeInViewport({ ratio: 1 });
      expect(await focused.evaluate(isCovered)).toBe(false);
    }
  }
});

test('mobile-menu/scroll-lock: Back closes it and frees the page', async ({ page }) => {
  test.skip(!pathWithContents, 'no page has a list of its contents');
  await page.goto(pathWithContents);
  await page.getByRole('main').getByRole('navigation').getByRole('link').last().click();
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL(pathWithContents);
  await expect(menuOf(page)).toBeHidden();
  await expect(page.locator(':root')).not.toHaveCSS('overflow', 'hidden');
});

test('mobile-menu/toggle, mobile-menu/links: it opens at the bottom of a long page, closes after a navigation, and is closed when Back returns', async ({
  page,
}) => {
  const link = menuOf(page).getByRole('link', { name: routeOf('contact').label, exact: true });
  await page.goto('/about');
  await page.keyboard.press('End');
  await openMenu(page);
  await link.click();
  await expect(page).toHaveURL('/contact');
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menuOf(page)).toBeHidden();
});
