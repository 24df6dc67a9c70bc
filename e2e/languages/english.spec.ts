/**
 * A second language does not change the first: every file of the English export stays the same,
 * byte for byte, except where it names the other language.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { HOST_FILES } from '@/engine/hosting/hosts';
import { filesBelow } from '@/engine/shared/files-below';
import { ALONE, BOTH } from '@/e2e/languages/copy';
import { PSEUDO } from '@/e2e/support/pseudo-language';
import { translationCodes } from '@/messages/languages';

/** Names of fonts, which differ: they also contain the letters of the other language's name. */
const FONT = /[a-z\d-]+(?<!latin-ext)-[\da-f]{12}\.woff2/g;
/** Compressed copies of other files. */
const DERIVED = /\.(?:br|gz)$/;

/** Files of the export in English, which exists only once the server has started. */
const listFiles = () =>
  filesBelow(ALONE).filter(
    (file) => !DERIVED.test(file) && !translationCodes.includes(file.split(/[/.]/)[0] ?? ''),
  );
const isPage = (file: string) => file.endsWith('.html');
const read = (folder: string, file: string) => readFileSync(join(folder, file));

/** A page without what names the other language, and without style and policy, which differ. */
function withoutSwitch(html: Buffer): string {
  const $ = load(html.toString());
  $('link[hreflang], ul:has(> li > a[data-language])').remove();
  $('html').removeAttr('data-languages');
  // The style also contains the rules of the language switch.
  $('head style, meta[http-equiv=Content-Security-Policy]').remove();
  return $.html().replace(FONT, 'font');
}

/** A file for crawlers, without what names the other language. */
const withoutAlternates = (text: string) =>
  text
    .replace(/\s*<xhtml:link[^>]*>/g, '')
    .replace(/ xmlns:xhtml="[^"]*"/, '')
    .replace(new RegExp(`^Sitemap: .*/${PSEUDO.code}/.*\\n?`, 'm'), '');

test('pages are the same but for their switches and alternates', () => {
  const pages = listFiles().filter(isPage);
  expect(pages).toContain('index.html');
  for (const page of pages) {
    expect.soft(withoutSwitch(read(BOTH, page)), page).toBe(withoutSwitch(read(ALONE, page)));
  }
});

test('files for crawlers name the other language, and are the same otherwise', () => {
  for (const file of ['sitemap.xml', 'robots.txt']) {
    const [alone, both] = [read(ALONE, file).toString(), read(BOTH, file).toString()];
    expect(both).toContain(PSEUDO.code);
    expect(withoutAlternates(both).trim()).toBe(withoutAlternates(alone).trim());
  }
});

test('all other files are the same, byte for byte', () => {
  const others = listFiles().filter(
    (file) =>
      !isPage(file) &&
      // Hosts' rules cover the other language's pages, and security.txt lists the languages.
      ![...HOST_FILES, '.well-known/security.txt', 'sitemap.xml', 'robots.txt'].includes(file) &&
      file.search(FONT) < 0,
  );
  expect(others).toContain('blog/atom.xml');
  const there = new Set(filesBelow(BOTH));
  const changed = others.filter(
    (file) => !there.has(file) || !read(BOTH, file).equals(read(ALONE, file)),
  );
  expect(changed).toEqual([]);
});
