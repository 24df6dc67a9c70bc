/** The journal as machines read it, and what its pages link to. */
// @needs-page blog
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { exportedFile, exportedPage, isExported } from '@/e2e/support/exported';
import { pathsWithIslands } from '@/e2e/support/paths-with-islands';
import { authorOf, bylineOf } from '@/components/journal/person';
import { ORGANIZATION } from '@/components/seo/site-nodes';
import { articles, furtherArticles, journalPages } from '@/content/model/journal';
import { hasSearch } from '@/content/model/journal-pages';
import { articlePath, SEARCH_INDEX, servicePath } from '@/content/model/paths';
import { services } from '@/content/model/services';
import { site } from '@/content/model/site';
import { copyOf } from '@/content/model/pages';
import { valuesOf } from '@/engine/shared/markup';

const blogPage = copyOf('blog');

type Node = Record<string, unknown> & { '@type': string };

/** The index, and its further pages. */
const indexPages = journalPages().filter(({ first }) => first === '/blog');

test('the index lists every article once, under its topic, the newest first', () => {
  for (const page of indexPages) {
    const $ = exportedPage(page.path);
    for (const { id, title } of blogPage.topics) {
      const linked = valuesOf($, `main section#${id} h3 a`, 'href');
      const expected = page.articles.filter(({ topic }) => topic === id);
      expect(linked).toEqual(expected.map(({ slug }) => articlePath(slug)));
      // A topic without articles is left out.
      expect($(`main section#${id} h2`).text()).toBe(expected.length > 0 ? title : '');
    }
    expect($('main h3 a')).toHaveLength(page.articles.length);
    for (const { summary } of page.articles) expect($('main').text()).toContain(summary);
  }
  expect(indexPages.flatMap((page) => page.articles)).toEqual(articles);
});

test('journal/search: the index has a search if its list has further pages, and only then', () => {
  expect(isExported(SEARCH_INDEX)).toBe(hasSearch(articles));
  expect(pathsWithIslands.includes('/blog')).toBe(hasSearch(articles));
  expect(exportedPage('/blog')('main input')).toHaveLength(hasSearch(articles) ? 1 : 0);
});

for (const article of articles) {
  const path = articlePath(article.slug);

  test(`${path} is one article with one h1, whose contents lead to its sections`, () => {
    const $ = exportedPage(path);
    expect($('main article h1').text()).toBe(article.title);
    expect($('h1')).toHaveLength(1);
    const sections = $('.prose > h2')
      .map((_, heading) => [
        [`#${$(heading).attr('id')}`, $(heading).clone().find('sup').remove().end().text()],
      ])
      .get();
    const contents = $('nav[aria-labelledby=Contents] a')
      .map((_, link) => [[$(link).attr('href'), $(link).text()]])
      .get();
    expect(contents).toEqual(sections);
    for (const link of $('main a[href^="#"]').toArray()) {
      expect($(`[id="${$(link).attr('href')?.slice(1)}"]`)).toHaveLength(1);
    }
  });

  test(`${path} has its figures, and no Markdown is left over`, () => {
    const $ = exportedPage(path);
    const images = $('.prose figure').find('> img[width][height], picture > img[width][height]');
    expect(images).toHaveLength(article.body.split('![').length - 1);
    expect($('.prose > :not(pre)').text()).not.toMatch(/\]\(|\[\^|\*\*|^#/m);
  });

  test(`${path} says to machines what it shows`, () => {
    const $ = exportedPage(path);
    const graph = JSON.parse($('script[type="application/ld+json"]').text()) as {
      '@graph': Node[];
    };
    const post = graph['@graph'].find((node) => node['@type'] === 'BlogPosting');
    const person = authorOf(article);
    const times = $('main article > :first-child time');
    expect(post).toMatchObject({
      headline: $('h1').text(),
      datePublished: times.first().attr('datetime'),
      author: person ? { name: person.name, jobTitle: person.role } : ORGANIZATION,
      image: $('meta[property="og:image"]').attr('content'),
      mainEntityOfPage: { '@id': `${site.url}${path}#page` },
    });
    const shown = $('main article').text();
    for (const words of [bylineOf(article), post?.description, post?.articleSection]) {
      expect(shown).toContain(words);
    }
    const days = [article.date, article.updated ?? []].flat();
    expect(times.map((_, time) => $(time).text()).get()).toEqual(
      days.map((day) =>
        new Date(day.slice(0, 10)).toLocaleDateString('en-GB', {
          dateStyle: 'long',
          timeZone: 'UTC',
        }),
      ),
    );
    expect(post?.dateModified).toBe(article.updated);
    expect($('meta[property="og:type"]').attr('content')).toBe('article');
    expect($('meta[property="article:published_time"]').attr('content')).toBe(article.date);
  });

  test(`${path} leads to its services and further articles`, () => {
    const $ = exportedPage(path);
    const hrefs = (selector: string) => valuesOf($, selector, 'href');
    expect(hrefs('section[aria-labelledby=Services] a').toSorted()).toEqual(
      article.services.map(servicePath).toSorted(),
    );
    expect(hrefs('nav[aria-labelledby=MoreArticles] a')).toEqual(
      furtherArticles(article).map(({ slug }) => articlePath(slug)),
    );
  });
}

test('each service page links to the newest articles on it', () => {
  for (const { id } of services) {
    const $ = exportedPage(servicePath(id));
    const linked = valuesOf($, `main a[href^="${articlePath('')}"]`, 'href');
    const expected = articles.filter((article) => article.services.includes(id)).slice(0, 3);
    expect(linked).toEqual(expected.map(({ slug }) => articlePath(slug)));
  }
});

test('every URL in the feeds is that of a page or a file', () => {
  const atom = load(exportedFile('/blog/atom.xml'), { xml: true });
  const json = JSON.parse(exportedFile('/blog/feed.json').toString()) as {
    items: { url: string; content_html: string }[];
  };
  const addresses = [
    ...atom('link')
      .map((_, link) => atom(link).attr('href'))
      .get(),
    ...json.items.map(({ url }) => url),
    ...json.items.flatMap(({ content_html }) => {
      const $ = load(content_html);
      return $('[href], [src]')
        .map((_, element) => $(element).attr('href') ?? $(element).attr('src'))
        .get();
    }),
  ];
  expect(json.items).toHaveLength(Math.min(articles.length, 20));
  expect(addresses.length).toBeGreaterThan(json.items.length);
  expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
  const own = addresses.filter((address) => address.startsWith(`${site.url}/`));
  for (const address of new Set(own.map((one) => one.replace(/#.*/, '')))) {
    expect(isExported(new URL(address).pathname), address).toBe(true);
  }
});
