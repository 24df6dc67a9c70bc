/** Every route of the table, as it is served. Lines 61 and 62 of e2e/README.md. */
import { expect, test } from '@/e2e/support/test';
import { DESKTOP, pages } from '@/e2e/support/site';
import { site } from '@/content/site';

for (const { path, title, description, canonical, robots } of pages) {
  test(`61: ${path} has its words, one h1, headings without gaps and labelled landmarks`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title.includes(site.name) ? title : `${title} · ${site.name}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(canonical ?? path, site.url).href.replace(/\/$/, ''),
    );
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(
      robots === 'noindex' ? 1 : 0,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), `heading ${index + 1} of ${path}`).toBeLessThan(2);
    });
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    expect(words, 'words worth reading').toBeGreaterThan(robots === 'noindex' ? 20 : 60);
  });
}

test('61: the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Where text is twice as large and the window is not, columns may break a word, the menu may not. */
const narrow = [
  { width: 320, fontSize: '100%', whole: 'body' },
  { width: 390, fontSize: '200%', whole: 'body' },
  { width: 1280, fontSize: '200%', whole: 'header' },
];

for (const { width, fontSize, whole } of narrow) {
  test(`62: no page scrolls sideways or breaks words at ${width} px with text of ${fontSize}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 640 });
    for (const { path } of pages) {
      await page.goto(path);
      const excess = await page.evaluate((size) => {
        const root = document.documentElement;
        root.style.fontSize = size;
        return root.scrollWidth - root.clientWidth;
      }, fontSize);
      expect.soft(excess, path).toBe(0);
      expect.soft(await page.locator(whole).evaluate(findBrokenWords), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    expect.soft(await page.getByRole('dialog').evaluate(findBrokenWords), 'menu').toEqual([]);
  });
}

/** Words of an element that stand on more than one line. Addresses may break. */
function findBrokenWords(element: Element): string[] {
  const words: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: token, index } of text.data.matchAll(/\S+/g)) {
      if (/[@/]|\.\w/.test(token)) continue;
      for (const word of token.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index + word.index);
        range.setEnd(text, index + word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word[0]);
      }
    }
  }
  return words;
}

test('both spellings of an ampersand find the service', async ({ page }) => {
  for (const path of ['/service/risk-&-compliance', '/service/risk-%26-compliance']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risk & Compliance');
  }
});

test('the old address of the onboarding guide leads on', async ({ page }) => {
  await page.goto('/hiring-guide');
  await expect(page).toHaveURL('/onboarding-guide');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test('the old address of the onboarding guide leads on', async ({ page }) => {
    await page.goto('/hiring-guide');
    await expect(page).toHaveURL('/onboarding-guide');
  });

  test('every page shows its heading and its links lead somewhere', async ({ page, request }) => {
    const targets = new Set<string>();
    for (const { path } of pages) {
      await page.goto(path);
      // The home page's own heading is for assistive technology; its slides' headings are seen.
      const headings = page.getByRole('main').getByRole('heading');
      await expect(headings.nth(path === '/' ? 1 : 0)).toBeInViewport();
      const links = page.locator('a[href^="/"]');
      for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
        targets.add((href ?? '').split(/[?#]/)[0] ?? '');
      }
    }
    for (const target of targets) {
      expect.soft((await request.get(target)).status(), target).toBe(200);
    }
    const unreachable = pages
      .filter(({ canonical, path }) => !canonical && !targets.has(path))
      .map(({ path }) => path);
    expect(unreachable, 'pages that no link leads to').toEqual([]);
  });
});
