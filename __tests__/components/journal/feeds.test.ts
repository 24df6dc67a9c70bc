/**
 * What RFC 4287 and JSON Feed 1.1 require. e2e/export/journal.spec.ts tests the exported feeds.
 */
import { load } from 'cheerio';
import { articleWith } from '@/__tests__/content/examples';
import { atomFeed, jsonFeed } from '@/components/journal/feeds';
import { beginningOf } from '@/content/model/days';
import { timeZone } from '@/content/model/loaded';
import { copyOf } from '@/content/model/pages';
import { routeOf } from '@/content/model/routes';
import { site } from '@/content/model/site';
import { valuesOf } from '@/engine/shared/markup';

// The drawings need not be among the owner's files.
jest.mock('@/content/model/reading/svg-size', () => ({
  ...jest.requireActual<object>('@/content/model/reading/svg-size'),
  svgSize: () => ({ width: 64, height: 48 }),
}));

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Fields of an item in JSON Feed; those that hold a text are required. */
type JsonItem = Record<'id' | 'url' | 'title' | 'content_html' | 'date_published', string> & {
  authors?: { name: string }[];
  tags?: string[];
};

const plain = articleWith();
/** Text that has to be escaped, and URLs that have to be completed. */
const tricky = articleWith({
  slug: 'warp-and-weft',
  title: 'Warp & weft <together>',
  body: '## Knots\n\n[In](/services#top) [here](#knots) [out](https://example.org/a?b&c) 5 < 6 & 7',
});

test('the Atom feed has what RFC 4287 requires', async () => {
  const $ = load(await atomFeed([tricky, plain]), { xml: true });
  const feed = $.root().children('feed');
  expect(feed.attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['id', 'title', 'updated', 'author']) {
    expect(feed.children(name)).toHaveLength(1);
  }
  expect(feed.children('author').children('name').text()).toBe(site.name);
  expect(feed.children('updated').text()).toMatch(RFC_3339);
  expect(feed.children('updated').text()).toBe(
    new Date(beginningOf(tricky.date, timeZone)).toISOString(),
  );
  expect(feed.children('link[rel=self]').attr('href')).toBe(`${site.url}/blog/atom.xml`);
  expect(feed.children('link[rel=alternate]').attr('href')).toBe(`${site.url}/blog`);

  const entries = feed.children('entry').toArray();
  expect(entries).toHaveLength(2);
  const ids = entries.map((entry) => $(entry).children('id').text());
  expect(new Set(ids).size).toBe(ids.length);
  for (const entry of entries) {
    for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content']) {
      expect($(entry).children(name)).toHaveLength(1);
      expect($(entry).children(name).text().trim()).not.toBe('');
    }
    expect(URL.canParse($(entry).children('id').text())).toBe(true);
    expect($(entry).children('updated').text()).toMatch(RFC_3339);
    expect($(entry).children('author').children('name').text()).not.toBe('');
    expect($(entry).children('link').attr('href')).toBe($(entry).children('id').text());
  }
});

test('titles and texts in the Atom feed are read as they were written', async () => {
  const $ = load(await atomFeed([tricky]), { xml: true });
  // Both are HTML inside XML, so they are parsed twice.
  expect(load($('entry > title').text()).text()).toBe(tricky.title);
  expect(load($('entry > content').text()).text()).toContain('5 < 6 & 7');
});

test('a topic may have characters that XML has to escape', async () => {
  const [topic] = copyOf('blog').topics;
  jest.replaceProperty(topic!, 'title', 'Costs < 1 & more');
  const feed = await atomFeed([articleWith({ topic: topic!.id })]);
  jest.restoreAllMocks();
  expect(feed).toContain('term="Costs &lt; 1 &amp; more"');
});

test('the day of an article begins at midnight where the first office is', async () => {
  const inSummer = articleWith({ date: '2026-07-07' });
  const { items } = JSON.parse(await jsonFeed([inSummer])) as { items: JsonItem[] };
  expect(Date.parse(items[0]!.date_published)).toBe(beginningOf(inSummer.date, timeZone));
});

test('the JSON feed has what JSON Feed 1.1 requires', async () => {
  const feed = JSON.parse(await jsonFeed([tricky, plain])) as { items: JsonItem[] };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${routeOf('blog').title} · ${site.name}`,
    home_page_url: `${site.url}/blog`,
    feed_url: `${site.url}/blog/feed.json`,
    language: 'en-GB',
    authors: [{ name: site.name }],
  });
  expect(feed.items).toHaveLength(2);
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
  for (const item of feed.items) {
    expect(item.id).toMatch(/^https:/);
    expect(item.url).toBe(item.id);
    expect(item.title).toMatch(/./);
    expect(item.content_html).toMatch(/^</);
    expect(item.date_published).toMatch(RFC_3339);
    expect(item.authors?.[0]?.name).toMatch(/./);
    expect(item.tags).toHaveLength(1);
  }
  expect(feed.items[0]?.title).toBe(tricky.title);
});

test('the URLs in both feeds are absolute', async () => {
  const { items } = JSON.parse(await jsonFeed([tricky])) as { items: { content_html: string }[] };
  const atom = load(await atomFeed([tricky]), { xml: true })('entry > content').text();
  for (const html of [items[0]?.content_html ?? '', atom]) {
    const $ = load(html);
    const addresses = valuesOf($, 'a', 'href');
    expect(addresses).toEqual([
      `${site.url}/services#top`,
      `${site.url}/blog/warp-and-weft#knots`,
      'https://example.org/a?b&c',
    ]);
  }
});

test('an article with pictures has nothing in a feed but its text', async () => {
  const { items } = JSON.parse(
    await jsonFeed([articleWith({ body: 'One ![A](/journal/a.svg)\n\n![B](/journal/b.svg)' })]),
  ) as { items: JsonItem[] };
  const $ = load(items[0]!.content_html);
  expect($('img')).toHaveLength(2);
  expect($('link, head > *')).toHaveLength(0);
});

test('a renamed article keeps the id that it was first published under', async () => {
  // A short address for print was never in a feed.
  const renamed = articleWith({ aliases: ['/looms', '/blog/a-loom', '/blog/looms'] });
  const { items } = JSON.parse(await jsonFeed([renamed])) as { items: JsonItem[] };
  const $ = load(await atomFeed([renamed]), { xml: true });
  for (const [id, url] of [
    [items[0]?.id, items[0]?.url],
    [$('entry > id').text(), $('entry > link').attr('href')],
  ]) {
    expect(id).toBe(`${site.url}/blog/a-loom`);
    expect(url).toBe(`${site.url}/blog/two-looms`);
  }
});

test('a feed has twenty articles at most', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...tricky, slug: `a-${index}` }));
  const { items } = JSON.parse(await jsonFeed(many)) as { items: unknown[] };
  expect(items).toHaveLength(20);
});

test('an article changed on its day of publication is not updated before it is published', async () => {
  const changed = { ...plain, date: '2026-02-07T09:00Z', updated: '2026-02-07' };
  const $ = load(await atomFeed([changed]), { xml: true });
  expect($('entry > updated').text()).toBe(new Date(changed.date).toISOString());
});

test('both feeds say when an article was changed, and the Atom feed is updated then', async () => {
  const changed = { ...plain, updated: '2026-02-07' };
  const at = new Date(changed.updated).toISOString();
  const $ = load(await atomFeed([tricky, changed]), { xml: true });
  expect($('feed > updated').text()).toBe(at);
  expect($('entry:last-of-type > updated').text()).toBe(at);
  expect($('entry:last-of-type > published').text()).toBe(new Date(plain.date).toISOString());
  const { items } = JSON.parse(await jsonFeed([tricky, changed])) as {
    items: { date_modified?: string }[];
  };
  expect(items.map((item) => item.date_modified)).toEqual([undefined, at]);
});
