/**
 * Covers page/head of e2e/README.md: what a page's head says to feed readers, clippers and
 * browsers.
 */
import { expect, test } from '@playwright/test';
import { articles } from '@/content/model/journal';
import { articlePath } from '@/content/model/paths';
import { bylineOf } from '@/components/journal/person';
import {
  exportedFile,
  exportedPage,
  exportedPages,
  isExported,
  isTranslated,
} from '@/e2e/support/exported';
import { valuesOf } from '@/engine/shared/markup';
import { site } from '@/content/model/site';

const pageIn = (file: string) => exportedPage(file.replace(/\.html$/, ''));

const FEEDS = {
  'application/atom+xml': '/blog/atom.xml',
  'application/feed+json': '/blog/feed.json',
};

/** The pages of topics and authors name their own feed instead. */
const ownFeed = /\/blog\/(?:topic|author)\//;

/** The folder of a translation that a file is in; empty for the default language. */
const folderOf = (file: string) => (isTranslated(file) ? file.replace(/^(\/[^/.]+).*/, '$1') : '');

test('page/head: every page names the feeds, if there is a journal', () => {
  const feedsBelow = (folder: string) =>
    Object.entries(FEEDS)
      .filter(([, path]) => isExported(folder + path))
      .map(([type, path]) => [type, site.url + folder + path]);
  // The page of a former path only leads on.
  const whole = exportedPages.filter(
    (file) => pageIn(file)('meta[http-equiv=refresh]').length === 0,
  );
  for (const file of whole.filter((each) => !ownFeed.test(each))) {
    const $ = pageIn(file);
    const feeds = $('head link[rel=alternate][type]')
      .map((_, link) => [[$(link).attr('type'), $(link).attr('href')]])
      .get();
    expect(feeds, file).toEqual(feedsBelow(folderOf(file)));
  }
});

test('page/head: an article names its author', () => {
  for (const article of articles) {
    const $ = exportedPage(articlePath(article.slug));
    expect($('meta[name=author]').attr('content'), article.slug).toBe(bylineOf(article));
  }
});

test('page/head: /favicon.ico is there for browsers without SVG icons, and for those that ask unasked', async ({
  request,
}) => {
  const [ico, ...others] = valuesOf(exportedPage('/about'), 'link[rel=icon]', 'href');
  expect(ico).toMatch(/\/favicon\.ico$/);
  expect(others).toHaveLength(1);
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
  const file = exportedFile('/favicon.ico');
  const [reserved, type, count] = [0, 2, 4].map((offset) => file.readUInt16LE(offset));
  expect([reserved, type, count]).toEqual([0, 1, 1]);
  // Its one picture is a PNG that fills the rest of the file.
  const [size, offset] = [14, 18].map((at) => file.readUInt32LE(at));
  expect(file.subarray(offset, (offset ?? 0) + 4).toString('latin1')).toBe('\x89PNG');
  expect(file).toHaveLength((offset ?? 0) + (size ?? 0));
});
