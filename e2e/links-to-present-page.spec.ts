/** page/present-link of e2e/README.md. */
import type { Page } from '@playwright/test';
import { findRouteOf, routeOf } from '@/content/model/routes';
import { field, fill, typed } from '@/e2e/support/contact-form';
import { islandPaths, kindPaths } from '@/e2e/support/kinds-of-pages';
import { waitUntilDrawn } from '@/e2e/support/islands';
import { DESKTOP } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

/** Marks the document, which a load would replace. */
const mark = (page: Page) => page.evaluate(() => (document.body.dataset.marked = 'yes'));
const marked = (page: Page) => page.locator('body[data-marked]');
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls down, and follows each link to the present page in turn. */
async function followLinksToHere(page: Page): Promise<number> {
  const links = page.locator('a[href]:not([target], [download])');
  const here = await links.evaluateAll((all) =>
    all.flatMap((link, index) => {
      const { pathname, search, hash, origin } = link as HTMLAnchorElement;
      const isHere = origin === location.origin && pathname === location.pathname;
      return isHere && !search && !hash ? [index] : [];
    }),
  );
  for (const index of here) {
    await page.evaluate(() => scrollTo(0, 300));
    // Some are in a menu that is closed.
    await links.nth(index).evaluate((link) => (link as HTMLElement).click());
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(marked(page)).toHaveCount(1);
  }
  return here.length;
}

test('page/present-link: a link to the present page, wherever it stands, loads nothing and leads to the top', async ({
  page,
}) => {
  let count = 0;
  for (const path of kindPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitUntilDrawn(page);
      await mark(page);
      count += await followLinksToHere(page);
    });
  }
  expect(count).toBeGreaterThan(0);
});

test.describe('on the contact page', () => {
  test.beforeEach(() => test.skip(!findRouteOf('contact'), 'there is no contact page'));

  test('page/present-link: it keeps what was typed and chosen, however the URL is spelled', async ({
    page,
  }) => {
    const { path, label } = routeOf('contact');
    const encoded = path.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    for (const url of [path, `${path}?inquiryType=sales&lng=en`, `${path}?`, encoded]) {
      await test.step(url, async () => {
        await page.goto(url);
        await waitUntilDrawn(page);
        expect(page.url().endsWith(url)).toBe(true);
        await fill(page);
        await mark(page);
        await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
        await expect.poll(() => scrollTop(page)).toBe(0);
        await expect(page.getByRole('main')).toBeFocused();
        await expect(marked(page)).toHaveCount(1);
        for (const [name, value] of Object.entries(typed)) {
          await expect(field(page, name)).toHaveValue(value);
        }
        await expect(field(page, 'terms')).toBeChecked();
      });
    }
  });

  test('page/present-link: a fragment, another query, a new tab and a download are left to the browser', async ({
    page,
    context,
  }) => {
    const { path, label } = routeOf('contact');
    await page.goto(path);
    await waitUntilDrawn(page);
    await mark(page);
    const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();

    const setHref = (href: string) =>
      link.evaluate((each, to) => each.setAttribute('href', to), href);
    await setHref(`${path}#SiteFooter`);
    await link.click();
    await expect(page).toHaveURL(/#SiteFooter$/);
    await expect(page.locator('#SiteFooter')).toBeInViewport();
    await expect(marked(page)).toHaveCount(1);

    await setHref(`${path}?inquiryType=support`);
    await link.click();
    await expect(page).toHaveURL(/\?inquiryType=support$/);
    await expect(marked(page)).toHaveCount(0);
  });
});

test('page/present-link: what an island has opened stays open', async ({ page }) => {
  const path = islandPaths.find((each) => each === routeOf('services').path);
  test.skip(!path, 'there is no explorer');
  await page.goto(path!);
  await waitUntilDrawn(page);
  const card = page.locator('main [role=button][aria-expanded]').first();
  await card.click();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await mark(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: routeOf('services').label, exact: true })
    .click();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await expect(marked(page)).toHaveCount(1);

  await test.step('by the skip link, too, which leaves the URL as it is', async () => {
    const url = page.url();
    const skip = page.getByRole('link').first();
    await skip.focus();
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(page.url()).toBe(url);
    await page.reload();
    await expect(card).toHaveAttribute('aria-expanded', 'true');
  });
});

test('page/present-link: a footer link shows its page from the top', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: routeOf('contact').label, exact: true }).click();
  await expect(page).toHaveURL('/contact');
  expect(await scrollTop(page)).toBe(0);
});
