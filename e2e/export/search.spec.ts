/** What search engines, social networks and home screens read of the export. */
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import sharp from 'sharp';
import { exportedFile, exportedPage, isExported, pngSize } from '@/e2e/support/exported';
import { pages } from '@/e2e/support/site';
import { articles } from '@/content/model/journal';
import { content } from '@/content/model/loaded';
import { routes } from '@/content/model/routes';
import { isIndexable } from '@/content/model/schemas/route';
import { site } from '@/content/model/site';
import { textsOf, valuesOf } from '@/engine/shared/markup';
import { translationCodes } from '@/messages/languages';

const MAX_CARD_BYTES = 100_000;

const indexable = pages.filter(isIndexable);
const urlOf = (path: string) => `${site.url}${path}`.replace(/\/$/, '');

function metaOf(path: string) {
  const $ = exportedPage(path);
  const meta = (name: string) =>
    $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  return { $, meta, canonical: $('link[rel=canonical]').attr('href'), title: $('title').text() };
}

test('no two indexable pages share a title, a description or a card', () => {
  // Further pages of a list have the card of the first.
  const withCards = indexable.filter(({ continues }) => !continues);
  for (const [of, pick] of [
    [indexable, (path: string) => metaOf(path).title],
    [indexable, (path: string) => metaOf(path).meta('description')],
    [withCards, (path: string) => metaOf(path).meta('og:image')],
    [withCards, (path: string) => exportedFile(cardOf(path)).toString('base64')],
  ] as const) {
    const values = of.map(({ path }) => pick(path));
    expect(values.filter((value) => !value)).toEqual([]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

/** Path of the file of a page's social card. */
function cardOf(path: string): string {
  return metaOf(path).meta('og:image')?.replace(site.url, '') ?? '';
}

for (const { path, canonical, title, description, robots } of pages) {
  test(`${path} says what it is and has a card`, async () => {
    const found = metaOf(path);
    expect(found.title).toBe(title.includes(site.name) ? title : `${title} · ${site.name}`);
    expect(found.meta('description')).toBe(description);
    expect(found.canonical).toBe(urlOf(canonical ?? path));
    expect(found.meta('og:url')).toBe(found.canonical);
    expect(found.meta('robots')).toBe(robots === 'index' ? undefined : 'noindex, follow');
    for (const network of ['og', 'twitter']) {
      expect(found.meta(`${network}:title`)).toBe(title);
      expect(found.meta(`${network}:description`)).toBe(description);
      expect(found.meta(`${network}:image`)).toBe(`${site.url}${cardOf(path)}`);
    }
    expect(found.meta('og:site_name')).toBe(site.name);
    expect(found.meta('og:image:width')).toBe('1200');
    expect(found.meta('og:image:height')).toBe('630');
    expect(found.meta('twitter:card')).toBe('summary_large_image');

    expect(cardOf(path), 'an alias shows the card of its page').toBe(cardOf(canonical ?? path));
    const card = exportedFile(cardOf(path));
    const { format, width, height } = await sharp(card).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(found.meta('og:image:type')).toBe(`image/${format}`);
    expect(cardOf(path)).toMatch({ png: /\.png$/, jpeg: /\.jpg$/ }[String(format)] ?? /never/);
    expect(card.length).toBeLessThan(MAX_CARD_BYTES);
  });
}

test('the 404 page and the old address are not indexed', () => {
  for (const path of ['/404', '/hiring-guide'].filter(isExported)) {
    // Next adds its own to that of the 404 page.
    const said = valuesOf(exportedPage(path), 'meta[name=robots]', 'content');
    expect(new Set(said.map((words) => words.split(', ')[0])), path).toEqual(new Set(['noindex']));
  }
});

test('the sitemap lists every indexable page once', () => {
  const xml = exportedFile('/sitemap.xml').toString();
  const $ = load(xml, { xml: true });
  const locations = textsOf($, 'urlset > url > loc');
  expect(locations).toEqual(indexable.map(({ path }) => urlOf(path)));
  const changed = articles.flatMap(({ updated }) => updated ?? []);
  expect(textsOf($, 'lastmod').toSorted()).toEqual(changed.toSorted());
  for (const { path } of indexable) expect(metaOf(path).canonical).toBe(urlOf(path));
});

test('robots.txt lets everybody in and names the sitemap of each language', () => {
  const lines = exportedFile('/robots.txt').toString().trim().split(/\n+/);
  const roots = ['', ...translationCodes.map((code) => `/${code}`)];
  const sitemaps = roots.map((root) => `Sitemap: ${site.url}${root}/sitemap.xml`);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', ...sitemaps]);
});

test('llms.txt and the sitemap page list every indexable page', () => {
  const text = exportedFile('/llms.txt').toString();
  const $ = exportedPage('/sitemap');
  const linked = valuesOf($, 'main section a', 'href');
  // They list only the first page of a long list.
  const listed = indexable.filter(({ continues }) => !continues);
  expect(linked.toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
  for (const { path, title, description } of listed) {
    expect(text).toContain(`- [${title}](${urlOf(path)}): ${description}\n`);
  }
  for (const { path } of routes.filter(({ inSitemap }) => !inSitemap)) {
    expect(text).not.toContain(`(${urlOf(path)})`);
  }
});

test('home screens find the name, the colours and the icons', () => {
  const $ = exportedPage('/about');
  const manifest = JSON.parse(
    exportedFile($('link[rel=manifest]').attr('href') ?? '').toString(),
  ) as { name: string; start_url: string; icons: Record<string, string>[] };
  expect(manifest).toMatchObject({ name: site.name, start_url: '/' });
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  const { light, dark } = content.brand.colours;
  expect(valuesOf($, 'meta[name=theme-color]', 'content')).toEqual([light.surface, dark.surface]);
  const apple = { src: $('link[rel=apple-touch-icon]').attr('href') ?? '', sizes: '180x180' };
  for (const { src = '', sizes } of [...manifest.icons, apple]) {
    const { width, height } = pngSize(exportedFile(src));
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(
    exportedFile($('link[rel=icon][type$=svg\\+xml]').attr('href') ?? '').toString(),
  ).toContain('<svg');
});
