// slides/find-in-page and slides/selection of e2e/README.md; both slideshows have one kind of row.
import type { Page } from '@playwright/test';
import { waitForIslands } from '@/e2e/support/islands';
import { expectShownAlone, partsOf } from '@/e2e/support/slideshow';
import { expect, test } from '@/e2e/support/test';
import { content } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';
import { findRoute } from '@/content/model/routes';
import { site } from '@/content/model/site';
import messages from '@/messages/en.json' with { type: 'json' };

const slideshows = [
  { path: '/', island: 'hero-carousel', slides: content.hero.slides },
  {
    path: '/onboarding-guide',
    island: 'onboarding-slideshow',
    slides: content.onboarding.slides,
  },
].filter(({ path }) => findRoute(path));

/** A URL that makes the browser look for a text, as a search engine's results do. */
const finding = (path: string, text: string) =>
  `${path}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;

for (const { path, island, slides } of slideshows) {
  const parts = partsOf(
    island,
    slides.map(({ title }) => title),
  );
  const { row, start, dot } = parts;
  const last = slides.length - 1;
  const expectFound = async (page: Page, index: number) => {
    await expect(dot(page, index + 1)).toHaveAttribute('aria-current', 'true');
    await expectShownAlone(row(page), index);
    await expect(start(page), 'it is stopped').toBeVisible();
  };

  test(`slides/find-in-page: a text of a slide of ${path} that is not in view is found and shown`, async ({
    page,
  }) => {
    await page.goto(finding(path, slides[last]!.description));
    await expectFound(page, last);
    // By now the page is hydrated, and the browser looks for the text in the same document.
    for (const index of [1, last - 1]) {
      await page.goto(finding(path, slides[index]!.description));
      await expectFound(page, index);
    }

    await test.step('slides/find-in-page: the slides can be found while the focus is in the search bar', async () => {
      const hidden = parts.slides(page).and(page.locator('[inert]'));
      await page.keyboard.press('Shift');
      await expect(hidden).toHaveCount(last);
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await expect(hidden).toHaveCount(0);
      // The search scrolls as far as it likes, here no further than needed.
      await parts
        .slides(page)
        .first()
        .locator('p')
        .first()
        .evaluate((text) => text.scrollIntoView({ inline: 'nearest', block: 'nearest' }));
      await expect(start(page)).toBeVisible();
      await expectShownAlone(row(page), 0);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(hidden).toHaveCount(last);
    });
  });
}

const { slides } = content.hero;
const { row, start, stop, openWithClock, ...parts } = partsOf(
  'hero-carousel',
  slides.map(({ title }) => title),
);

test('slides/find-in-page: a text of the slide that is on show stays', async ({ page }) => {
  await page.goto(finding('/', slides[0]!.description));
  await expect(start(page), 'a link to it stops the slides').toBeVisible();

  await openWithClock(page, '/');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.clock.runFor(20_000);
  await expectShownAlone(row(page), 0);
  await expect(stop(page)).toBeVisible();

  await test.step('slides/find-in-page: a search bar that closes leaves it selected, which stops the slides', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await row(page)
      .getByRole('heading', { name: slides[0]!.title })
      .evaluate((heading) => getSelection()!.selectAllChildren(heading));
    await expect(start(page)).toBeVisible();
    await page.clock.runFor(20_000);
    await expectShownAlone(row(page), 0);
  });
});

test('slides/find-in-page: the slides can be found if the search bar was there before they were hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => (document.hasFocus = () => false));
  await parts.open(page, '/');
  const hidden = parts.slides(page).and(page.locator('[inert]'));
  await expect(hidden).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(hidden).toHaveCount(slides.length - 1);
});

test('slides/find-in-page: a milestone that is not in view is found and shown', async ({
  page,
}) => {
  test.skip(!findRoute('/about/milestones'));
  const { milestones } = content.milestones;
  const { year, description } = milestones.at(-1)!;
  await page.goto('/about/milestones');
  await waitForIslands(page);
  await page.goto(finding('/about/milestones', description));
  await expect(page.getByText(description)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-island=milestones-carousel] button + p')).toContainText(
    String(year),
  );
});

const rows = [
  { path: '/', row, heading: slides[0]!.title },
  {
    path: '/about/milestones',
    row: (page: Page) => page.locator('[data-slot=milestones]'),
    heading: content.milestones.milestones[0]!.title,
  },
].filter(({ path }) => findRoute(path));

for (const { path, row, heading } of rows) {
  test(`slides/selection: the mouse selects words of ${path} and drags beside them`, async ({
    page,
  }) => {
    // So that no slide advances by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await waitForIslands(page);
    const selected = () => page.evaluate(() => getSelection()!.toString());
    const words = row(page).getByRole('heading', { name: heading });
    await words.scrollIntoViewIfNeeded();
    const line = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getClientRects()[0]!;
      return { left, right, y: (top + bottom) / 2 };
    });
    const place = () => words.evaluate((element) => element.getBoundingClientRect().left);
    const before = await place();
    await page.mouse.move(line.left + 2, line.y);
    await page.mouse.down();
    await page.mouse.move(line.right - 2, line.y, { steps: 12 });
    await page.mouse.up();
    const word = (await selected()).trim();
    expect(word.length).toBeGreaterThan(2);
    expect(heading).toContain(word);
    expect(await place(), 'nothing turns').toBe(before);

    await test.step('slides/selection: a drag beside the words selects nothing', async () => {
      const box = (await row(page).boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      const y = Math.max(box.y, header.y + header.height) + 8;
      await page.mouse.move(box.x + box.width * 0.6, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.3, y + 150, { steps: 12 });
      await expect.poll(place).not.toBe(before);
      expect(await selected()).toBe('');
      await page.mouse.up();
      expect(await selected()).toBe('');
    });
  });
}

test('slides/selection: the website copies without the note that it opens in a new tab', async ({
  page,
}) => {
  await page.goto('/contact');
  const { host } = new URL(site.url);
  const link = page.getByRole('main').getByRole('link', { name: host });
  await expect(link).toHaveAccessibleName(`${host} (${copyOf('contact').cards.newTab})`);
  const copied = (element: Element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  };
  expect((await link.evaluate(copied)).trim()).toBe(host);
  const card = await page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('link', { name: host }) })
    .evaluate(copied);
  expect(
    card
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual([copyOf('contact').cards.website, host]);
  const all = await page.locator('body').evaluate(copied);
  expect(all).not.toContain(messages.shell.externalHint);
});
