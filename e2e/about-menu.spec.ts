/**
 * header/sticky, about-menu/*, header/current-page, header/without-script, page/axe and page/escape
 * of e2e/README.md: header and About panel.
 */
import type { Locator, Page } from '@playwright/test';
import { faqQuestions } from '@/content/model/faq';
import { servicePath } from '@/content/model/paths';
import { findRouteOf, routesIn } from '@/content/model/routes';
import type { Route } from '@/content/model/schemas/route';
import { services } from '@/content/model/services';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { hold } from '@/e2e/support/held-islands';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { pathWithContents } from '@/e2e/support/path-with-contents';
import messages from '@/messages/en.json' with { type: 'json' };

const { header, mobileMenu } = messages;

test.use({ viewport: DESKTOP });

const toggleOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: header.aboutToggle, exact: true });
const panelOf = (page: Page) =>
  page.getByRole('navigation', { name: header.aboutPanelLabel, exact: true });

/** Alias paths of services, which no menu links to. */
const aliasPaths = services.flatMap(({ aliases }) => aliases.map(servicePath));

/** Opens a page and stops its clock, so that delays can be measured to the millisecond. */
async function openPaused(page: Page) {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' });
  await page.goto('/services');
  // The page's script uses timers, so it has to run before the clock stops.
  await expect(toggleOf(page)).not.toHaveAttribute('popovertarget');
  await page.clock.pauseAt('2026-01-05T11:00:00Z');
}

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

  await test.step('about-menu/disclosure: About is a button over a list of links in a labelled nav', async () => {
    const toggle = toggleOf(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const panelId = await toggle.getAttribute('aria-controls');
    await expect(toggle).not.toHaveAttribute('popovertarget');
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(panelOf(page)).toHaveId(panelId ?? '');
    const links = panelOf(page).getByRole('link');
    await expect(links).toHaveCount(routesIn('about').length);
    await expect(page.locator('[role=menu], [role=menuitem]')).toHaveCount(0);
  });

  await test.step('page/axe: axe finds nothing with the panel open', async () => {
    await waitUntilDrawn(page);
    await expectNoViolationsInBothThemes(page, '#SiteHeader');
  });
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

/** Closes the panel and lets every delay pass, with the mouse and the focus elsewhere. */
async function rest(page: Page) {
  await page.mouse.move(640, 700);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(2_000);
  await expect(panelOf(page)).toBeHidden();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
}

test('about-menu/hover-open, about-menu/hover-close: the mouse opens and closes it, with its delays', async ({
  page,
}) => {
  await openPaused(page);

  await test.step('about-menu/hover-open: opens after 200 ms and not earlier', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(199);
    await expect(panelOf(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(panelOf(page)).toBeVisible();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    await rest(page);
  });

  await test.step('about-menu/hover-open: leaving before the 200 ms are over cancels', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(150);
    await page.mouse.move(640, 700);
    await page.clock.runFor(1_000);
    await expect(panelOf(page)).toBeHidden();
    await rest(page);
  });

  await test.step('about-menu/hover-close: leaving trigger and panel closes it after 150 ms', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(200);
    await panelOf(page).getByRole('link').first().hover();
    await page.clock.runFor(1_000);
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(149);
    await expect(panelOf(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(panelOf(page)).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await rest(page);
  });

  for (const { width, steps } of [
    { width: DESKTOP.width, steps: 10 },
    { width: 1024, steps: 24 },
    { width: 1920, steps: 24 },
  ]) {
    await test.step(`about-menu/hover-close: a straight way of ${steps * 50} ms to any entry keeps it open at ${width} px`, async () => {
      await page.setViewportSize({ width, height: DESKTOP.height });
      const middleOf = async (part: Locator) => {
        const box = (await part.boundingBox())!;
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      for (const link of await panelOf(page).getByRole('link', { includeHidden: true }).all()) {
        await toggleOf(page).hover();
        await page.clock.runFor(200);
        const [from, to] = [await middleOf(toggleOf(page)), await middleOf(link)];
        for (let step = 1; step <= steps; step += 1) {
          const part = step / steps;
          await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
          await page.clock.runFor(50);
        }
        await page.clock.runFor(1_000);
        await expect(link).toBeVisible();
        await rest(page);
      }
      await page.setViewportSize(DESKTOP);
    });
  }

  await test.step('about-menu/hover-close: moving on along the bar does not', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(200);
    const { x, y, width, height } = (await toggleOf(page).boundingBox())!;
    for (const step of [1, 2, 3]) {
      await page.mouse.move(x + width + 20 * step, y + height / 2);
      await page.clock.runFor(49);
      await expect(panelOf(page)).toBeVisible();
    }
    await page.mouse.move(x + width + 80, y + height / 2);
    await page.clock.runFor(3);
    await expect(panelOf(page)).toBeHidden();
    await rest(page);
  });

  await test.step('about-menu/hover-close: coming back within the 150 ms keeps it open', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(200);
    await page.mouse.move(640, 700);
    await page.clock.runFor(100);
    await toggleOf(page).hover();
    await page.clock.runFor(1_000);
    await expect(panelOf(page)).toBeVisible();
    await rest(page);
  });

  await test.step('about-menu/hover-close: a hover within 300 ms of closing opens at once, a later one does not', async () => {
    const hoverAfterClosing = async (pause: number) => {
      await toggleOf(page).hover();
      await page.clock.runFor(200);
      await page.mouse.move(640, 700);
      await page.clock.runFor(150);
      await expect(panelOf(page)).toBeHidden();
      await page.clock.runFor(pause);
      await toggleOf(page).hover();
    };
    await hoverAfterClosing(299);
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(1_000);
    await hoverAfterClosing(301);
    await page.clock.runFor(199);
    await expect(panelOf(page)).toBeHidden();
  });
});

test('about-menu/toggle, about-menu/escape: keys, clicks and Escape', async ({ page }) => {
  await openPaused(page);
  for (const key of ['Enter', 'Space']) {
    await test.step(`about-menu/toggle: ${key} toggles at once`, async () => {
      await toggleOf(page).focus();
      await page.keyboard.press(key);
      await expect(panelOf(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(panelOf(page)).toBeHidden();
      await rest(page);
    });
  }

  await test.step('about-menu/toggle: a click just after a hover opened it does not close it; a later one does', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(300);
    await toggleOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await toggleOf(page).click();
    await expect(panelOf(page)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(panelOf(page)).toBeHidden();
    await rest(page);
  });

  await test.step('about-menu/toggle: a click before the hover opens it stays open', async () => {
    await toggleOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(panelOf(page)).toBeVisible();
    await toggleOf(page).click();
    await rest(page);
  });

  await test.step('about-menu/escape: Escape closes it, also after a hover, and brings focus back from inside', async () => {
    await toggleOf(page).hover();
    await page.clock.runFor(200);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await page.mouse.move(640, 700);
    await page.clock.runFor(1_000);
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panelOf(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
    await rest(page);
  });

  await test.step('about-menu/hover-close: a press beside it closes it', async () => {
    await toggleOf(page).click();
    await page.mouse.move(640, 700);
    await page.mouse.down();
    await page.mouse.up();
    await expect(panelOf(page)).toBeHidden();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
    await rest(page);
  });

  await test.step('about-menu/escape: focus that leaves closes it', async () => {
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await panelOf(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(panelOf(page)).toBeHidden();
    const [, afterAbout] = routesIn('main');
    await expect(page.getByRole('banner').locator(':focus')).toHaveAttribute(
      'href',
      afterAbout!.path,
    );
  });
});

test('about-menu/low-window: in a low window the panel scrolls in the room there is', async ({
  page,
}) => {
  await page.goto('/services');
  for (const low of [
    { width: 1280, height: 300 },
    { width: 1024, height: 240 },
  ]) {
    await test.step(`${low.width} × ${low.height}`, async () => {
      await page.setViewportSize(low);
      await toggleOf(page).press('Enter');
      const links = panelOf(page).getByRole('link');
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      const box = (await panelOf(page).boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(low.height);

      // At its end, the panel keeps the wheel from scrolling the page behind it.
      await panelOf(page).hover();
      await page.mouse.wheel(0, -2_000);
      await expect(links.first()).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 2_000);
      await expect(links.last()).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 2_000);
      // A wheel event scrolls the page in the next frame.
      for (let frame = 0; frame < 2; frame += 1)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
    });
  }
});

test('page/escape: one Escape closes the panel, and nothing below it', async ({ page }) => {
  const [{ id, title }] = services as [(typeof services)[0]];
  const url = `/services#${encodeURIComponent(id)}`;
  const opened = page.getByRole('region', { name: title, exact: true });
  await page.goto(url);
  await expect(opened.getByRole('tablist')).toBeVisible();
  await toggleOf(page).hover();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(page).toHaveURL(url);
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/services');
  await expect(opened).toBeHidden();
});

test('page/escape: nor the suggestions of the search', async ({ page }) => {
  test.skip(!findRouteOf('faq'), 'there is no knowledge base');
  await page.goto('/faq');
  const search = page.getByRole('combobox');
  await search.fill(faqQuestions[0]!.question);
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await toggleOf(page).hover();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('about-menu/focus-return: focus inside goes to the button when the mouse leaves and the panel closes', async ({
  page,
}) => {
  await page.goto('/services');
  await toggleOf(page).hover();
  await panelOf(page).getByRole('link').first().focus();
  await page.mouse.move(640, 700);
  await expect(panelOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();

  await test.step('about-menu/focus-return: and to what is left in the bar when the window shrinks', async () => {
    for (const focused of [toggleOf(page), panelOf(page).getByRole('link').first()]) {
      await toggleOf(page).press('Enter');
      await expect(panelOf(page)).toBeVisible();
      await focused.focus();
      await page.setViewportSize(PHONE);
      await expect(toggleOf(page)).toBeHidden();
      await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
      await page.setViewportSize(DESKTOP);
    }
  });

  await test.step('header/sticky: a focused link is not hidden under the header', async () => {
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
});

test.describe('touch', () => {
  test.use({ hasTouch: true });

  test('about-menu/hover-close: touch ignores hover: a tap opens at once and a second one closes', async ({
    page,
  }) => {
    await page.goto('/services');
    await toggleOf(page).tap();
    await expect(panelOf(page)).toBeVisible();
    await toggleOf(page).tap();
    await expect(panelOf(page)).toBeHidden();
  });
});

test('about-menu/disclosure: opened before its script came, it says so and closes by its button', async ({
  page,
}) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/about', { waitUntil: 'commit' });
  await toggleOf(page).click();
  await expect(panelOf(page)).toBeVisible();
  release();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
  await toggleOf(page).click();
  await expect(panelOf(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('header/without-script: the panel opens by press, and the footer links every About page', async ({
    page,
  }) => {
    await page.goto('/');
    await toggleOf(page).click();
    await expect(panelOf(page).getByRole('link')).toHaveCount(routesIn('about').length);
    const footer = page.getByRole('contentinfo');
    for (const { path } of routesIn('about')) {
      await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible();
    }
  });

  test('header/current-page: the link of the current page says so, in the bar, the panel and the footer', async ({
    page,
  }) => {
    // The breadcrumbs in the main part have a test of their own.
    const current = page.locator('[aria-current=page]:not(main *)');
    const [{ path, label }] = routesIn('about') as [Route];
    await page.goto(path);
    await expect(current).toContainText([label, label, label]);
    const [service] = services;
    await page.goto(servicePath(encodeURIComponent(service!.id)));
    await expect(current).toHaveText([service!.title]);
    for (const path of aliasPaths) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(current).toHaveCount(0);
    }
  });

  test('header/without-script: the mobile menu opens and closes', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: header.openMenu }).click();
    const menu = page.getByRole('dialog', { name: mobileMenu.label, exact: true });
    const about = menu.locator('#MobileAbout');
    await expect(about.getByRole('link', { name: routesIn('about').at(-1)!.label })).toBeVisible();
    await menu.getByRole('button', { name: mobileMenu.close }).click();
    await expect(menu).toBeHidden();

    await test.step('mobile-menu/scroll-lock: an open mobile menu gives way when the desktop layout has room', async () => {
      await page.setViewportSize({ ...PHONE, width: 768 });
      await page.getByRole('button', { name: header.openMenu }).click();
      await expect(menu).toBeVisible();
      await page.setViewportSize({ ...DESKTOP, width: 1024 });
      await expect(menu).toBeHidden();
      await toggleOf(page).click();
      const { path } = routesIn('about').at(-1)!;
      await panelOf(page).locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
    });
  });
});
