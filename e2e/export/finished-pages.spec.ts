/** What the build's finishing step promises for every page; `pages.spec.ts` tests served pages. */
import { expect, test } from '@playwright/test';
import { exportedPage, exportedPages } from '@/e2e/support/exported';
import { pages } from '@/e2e/support/site';
import { codePoints } from '@/engine/fonts/subset-font';

for (const path of [...pages.map((page) => page.path), '/404']) {
  test(`${path} has one style, the rules of speculation and no script of Next`, () => {
    const $ = exportedPage(path);
    expect($('head style')).toHaveLength(1);
    expect($('link[rel=stylesheet]')).toHaveLength(0);
    expect($('script[type=speculationrules]')).toHaveLength(1);
    expect($('script:not([src], [type], [data-early])')).toHaveLength(0);
    expect($('script[src]')).toHaveLength(1);
    expect($('script[src][type=module][fetchpriority=low]')).toHaveLength(1);
    // Besides the font, only the owner's picture that visitors see first, in its best format.
    const first = $('picture:has(img[fetchpriority=high])');
    expect(first.length).toBeLessThanOrEqual(1);
    expect($('link[rel=preload]')).toHaveLength(1 + first.length);
    const preload = $('link[rel=preload][as=image]');
    expect(preload.attr('imagesrcset')).toBe(first.find('source').first().attr('srcset'));
    expect($('link[rel=preload][as=font][crossorigin]')).toHaveLength(1);
    // toasts/single: the live region is in the HTML, and nothing of sonner is.
    expect($('[aria-live=polite] > #KeptToast[hidden]')).toHaveLength(1);
    expect($('[data-sonner-toaster]')).toHaveLength(0);
  });
}

test('no page waits for a second file of the font to show what it says', () => {
  const faces = exportedPage('/contact')('style')
    .text()
    .split('@font-face')
    .filter((face) => /-latin-\w+\.woff2/.test(face));
  expect(faces).toHaveLength(1);
  const [, ranges = ''] = /unicode-range:([^;}]+)/.exec(faces.join('')) ?? [];
  const later = new Set(codePoints(ranges));
  // The font contains a byte order mark, which no page uses.
  expect(later).toContain(0xfeff);
  for (const { path } of pages) {
    const said = [...new Set(exportedPage(path)('body').text())];
    expect(
      said.filter((character) => later.has(character.codePointAt(0) ?? 0)),
      path,
    ).toEqual([]);
  }
});

test('toasts/single: the live region of the toaster is in the HTML', () => {
  const $ = exportedPage('/contact');
  expect($('[data-island=toaster] > [aria-live=polite]:empty')).toHaveLength(1);
});

test('page/silent-regions: no live region is a stop for screen readers while it says nothing', () => {
  for (const { path } of pages) {
    const $ = exportedPage(path);
    const silent = $('[role=status], [role=log], [role=alert]').filter((_, region) => {
      const said = $(region).clone();
      said.find('[hidden]').remove();
      return said.text().trim() === '';
    });
    expect(silent.map((_, region) => $.html(region)).get(), path).toEqual([]);
  }
});

test('every page has a link that leads to it', () => {
  const linked = new Set(
    exportedPages.flatMap((file) => {
      const $ = exportedPage(file.replace(/\.html$/, ''));
      // A link on the redirect page of a former path does not count.
      if ($('meta[http-equiv=refresh]').length > 0) return [];
      return $('a[href^="/"]')
        .map((_, link) => $(link).attr('href')?.split(/[?#]/)[0])
        .get();
    }),
  );
  // One that search engines do not list may be known from a letter alone, or be a topic without articles.
  const unreachable = pages.filter(
    ({ canonical, path, robots }) => !canonical && !linked.has(path) && robots !== 'noindex',
  );
  expect(unreachable.map(({ path }) => path)).toEqual([]);
});

test('the style guide, a tool for developers, is no page', () => {
  expect(exportedPages).toContain('/index.html');
  expect(exportedPages.filter((file) => file.includes('styleguide'))).toEqual([]);
});
