/**
 * A second language leaves the first as it was: every file of the English export is the same, byte
 * for byte, as without it, but for what names the other language.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { HOST_FILES } from '@/engine/hosting/host-rules';
import { filesBelow } from '@/engine/shared/files-below';
import { ALONE, BOTH } from '@/e2e/languages/copy';
import { PSEUDO } from '@/e2e/support/pseudo-language';

/** The fonts have the letters of the other language's name, too; security.txt names its languages. */
const FONT = /[a-z\d-]+(?<!latin-ext)-[\da-f]{12}\.woff2/g;
/** Compressed copies follow from their files. */
const DERIVED = /\.(?:br|gz)$/;

/** Files of the export that is there once the server has started. */
const listFiles = () => filesBelow(ALONE).filter((file) => !DERIVED.test(file));
const isPage = (file: string) => file.endsWith('.html');
const read = (folder: string, file: string) => readFileSync(join(folder, file));

/** A page without what names the other language, and without the hashes of what was removed. */
function withoutSwitch(html: Buffer): string {
  const $ = load(html.toString());
  $('link[hreflang], ul:has(> li > a[data-language])').remove();
  $('html').removeAttr('data-languages');
  // The style has the rules of the switch, too.
  $('head style, meta[http-equiv=Content-Security-Policy]').remove();
  return $.html().replace(FONT, 'font');
}

/** What names the other language in files for crawlers. */
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
      // Rules for the other language's pages stand in those of hosts.
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
