/** Names, ways to write and to call, and what is to be typed stay as they are in any translation. */
import { expect, test } from '@playwright/test';
import { pages } from '@/e2e/support/site';
import { exportedPage } from '@/e2e/support/exported';
import { site } from '@/content/site';

const isNameOrWay = (text: string) =>
  text === site.name || [site.email, site.phone.display].some((way) => text.includes(way));

test('names, addresses and codes are no matter for translators', () => {
  for (const { path } of pages) {
    const $ = exportedPage(path);
    const parts = $('body *:not(script)').filter((_, element) => {
      const ownText = $(element).contents().not('*').text();
      return $(element).is('code, address') || isNameOrWay(ownText);
    });
    expect(parts.length, path).toBeGreaterThan(0);
    const translated = parts.filter((_, part) => $(part).closest('[translate=no]').length === 0);
    expect(translated.map((_, part) => $.html(part)).get(), path).toEqual([]);
  }
});
