/** Names, contact details and text to be typed stay as they are in any translation. */
import { expect, test } from '@playwright/test';
import { pages } from '@/e2e/support/site';
import { exportedPage } from '@/e2e/support/exported';
import { site } from '@/content/model/site';

const MARKED = 'code, address, a[href^="mailto:"], a[href^="tel:"]';
/** Not checked in the main content, where an owner's whole sentence may be such a name. */
const names = [site.name, site.legalName, site.email, site.phone.display];

test('names, addresses and codes are kept from translators', () => {
  for (const { path } of pages) {
    const $ = exportedPage(path);
    const parts = $('body *:not(script)').filter((_, element) => {
      const ownText = $(element).contents().not('*').text().trim();
      const isInMain = $(element).closest('main').length > 0;
      return $(element).is(MARKED) || (!isInMain && names.includes(ownText));
    });
    expect(parts.length, path).toBeGreaterThan(0);
    const translated = parts.filter((_, part) => $(part).closest('[translate=no]').length === 0);
    expect(translated.map((_, part) => $.html(part)).get(), path).toEqual([]);
  }
});
