/** header/sticky, header/current-page, header/without-script and header/room without scripts, of e2e/README.md. */
import { servicePath } from '@/content/model/paths';
import { routesIn } from '@/content/model/routes';
import type { Route } from '@/content/model/schemas/route';
import { services } from '@/content/model/services';
import { panelOf, toggleOf } from '@/e2e/support/about-panel';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { pathWithContents } from '@/e2e/support/path-with-contents';
import messages from '@/messages/en.json' with { type: 'json' };

const { header, mobileMenu } = messages;

test.use({ viewport: DESKTOP });

/** Alias paths of services, which no menu links to. */
const aliasPaths = services.flatMap(({ aliases }) => aliases.map(servicePath));

test('header/sticky: the header stays, and has a shadow once the page is scrolled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.mouse.wheel(0, 600);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await expect(header).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveCSS('box-shadow', 'none');
});

test('header/sticky: a fragment is not hidden under the header', async ({ page }) => {
  test.skip(!pathWithContents, 'no page has a list of its contents');
  await page.goto(pathWithContents);
  await page.getByRole('main').getByRole('navigation').getByRole('link').last().click();
  const headerHeight = (await page.getByRole('banner').boundingBox())?.height ?? Infinity;
  await expect
    .poll(async () => (await page.locator(':target').boundingBox())?.y)
    .toBeGreaterThanOrEqual(headerHeight);
});

test('header/sticky: a focused link is not hidden under the header', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const cards = page.getByRole('main').getByRole('listitem');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let stop = 0; stop < (await cards.count()); stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const [header, focused] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.locator(':focus').boundingBox(),
    ]);
    expect(focused?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('header/current-page: the link of the current page says so, in the bar, the panel and the footer', async ({
    page,
  }) => {
    // The breadcrumbs in the main part have a test of their own.
    const current = page.locator('[aria-current=page]:not(main *)');
    const [{ path, label }] = routesIn('about') as [Route];
    await page.goto(path);
    await expect(current).toContainText([label, label, label]);

    await test.step('page/media: not by colours alone, which a visitor may replace', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const lines = await current.evaluateAll((links) =>
        links.map((link) =>
          [link, ...link.children]
            .map((part) => getComputedStyle(part).textDecorationLine)
            .filter((line) => line !== 'none'),
        ),
      );
      expect(lines).toEqual([['underline'], ['underline'], ['underline']]);
    });

    const [service] = services;
    await page.goto(servicePath(encodeURIComponent(service!.id)));
    await expect(current).toHaveText([service!.title]);
    for (const path of aliasPaths) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(current).toHaveCount(0);
    }
  });

  test('header/without-script: the mobile menu and the panel open by press, and the footer links every About page', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const openMenu = page.getByRole('button', { name: header.openMenu });
    await openMenu.click();
    const menu = page.getByRole('dialog', { name: mobileMenu.label, exact: true });
    const about = menu.locator('#MobileAbout');
    await expect(about.getByRole('link', { name: routesIn('about').at(-1)!.label })).toBeVisible();
    await menu.getByRole('button', { name: mobileMenu.close }).click();
    await expect(menu).toBeHidden();
    const footer = page.getByRole('contentinfo');
    for (const { path } of routesIn('about')) {
      await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible();
    }

    await test.step('mobile-menu/scroll-lock, header/room: an open mobile menu gives way when the desktop layout has room', async () => {
      await page.setViewportSize({ ...PHONE, width: 768 });
      await expect(toggleOf(page)).toBeHidden();
      await openMenu.click();
      await expect(menu).toBeVisible();
      await page.setViewportSize({ ...DESKTOP, width: 1024 });
      await expect(menu).toBeHidden();
      await expect(openMenu).toBeHidden();
      await toggleOf(page).click();
      await expect(panelOf(page).getByRole('link')).toHaveCount(routesIn('about').length);
      const { path } = routesIn('about').at(-1)!;
      await panelOf(page).locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
    });
  });
});
