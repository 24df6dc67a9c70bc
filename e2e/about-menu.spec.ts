/** about-menu/* of e2e/README.md; `about-menu-hover.spec.ts` has what the mouse does. */
import { routesIn } from '@/content/model/routes';
import { openPaused, panelOf, rest, toggleOf } from '@/e2e/support/about-panel';
import { expectNoViolationsInBothThemes } from '@/e2e/support/axe';
import { hold } from '@/e2e/support/held-islands';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { DESKTOP, PHONE } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: DESKTOP });

test('about-menu/disclosure, page/axe: About is a button over a list of links in a labelled nav', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const toggle = toggleOf(page);
  await expect(toggle).not.toHaveAttribute('popovertarget');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const panelId = await toggle.getAttribute('aria-controls');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(panelOf(page)).toHaveId(panelId ?? '');
  const links = panelOf(page).getByRole('link');
  await expect(links).toHaveCount(routesIn('about').length);
  await expect(page.locator('[role=menu], [role=menuitem]')).toHaveCount(0);
  await waitUntilDrawn(page);
  await expectNoViolationsInBothThemes(page, '#SiteHeader');
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
      // Playwright scrolls a panel below a notice further into view.
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, -2_000);
      await expect(links.first()).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 2_000);
      await expect(links.last()).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 2_000);
      // A wheel event scrolls the page in the next frame.
      for (let frame = 0; frame < 2; frame += 1)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
    });
  }
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
