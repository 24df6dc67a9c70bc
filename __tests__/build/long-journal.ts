/**
 * Pages of an index, of a topic and of an author that have many articles, with their links,
 * breadcrumbs, cards, feeds and entries in the sitemap: further tests of the copy that
 * `recipes.test.ts` builds.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import {
  COUNT,
  ENTRIES,
  index,
  lengths,
  lists,
  newer,
  ofAuthor,
  ofTopic,
  onTopic,
  other,
  pages,
  topic,
  topics,
  unused,
  urlOf,
} from './long-journal-site';
import { author } from './recipe-edits';
import { open, OUT, read } from './recipe-site';
import { ARTICLES_PER_PAGE, numbersAround } from '@/content/model/journal-pages';
import { articlePath, atomPath, authorPath, SEARCH_INDEX, topicPath } from '@/content/model/paths';
import type { FoundArticle } from '@/content/model/schemas/found-article';
import { fillText } from '@/engine/islands/fill-text';
import { textsOf, valuesOf } from '@/engine/shared/markup';

it('journal/lists: every article is on one page of each of its lists, and the lists agree on the order', () => {
  for (const [order, list] of lists.entries()) {
    const linked = list.map((path) => valuesOf(open(path), ENTRIES, 'href'));
    expect(new Set(linked.flat()).size).toBe(lengths[order]);
    expect(linked.slice(0, -1).map(({ length }) => length)).toEqual(
      list.slice(1).map(() => ARTICLES_PER_PAGE),
    );
    expect(existsSync(join(OUT, `${list[0]}/page/${list.length + 1}.html`))).toBe(false);
    expect(existsSync(join(OUT, `${list[0]}/page/1.html`))).toBe(false);
  }
  const newest = valuesOf(open(index), ENTRIES, 'href');
  expect(newest.filter((path) => path?.includes('generated'))).toEqual(
    valuesOf(open(ofTopic), ENTRIES, 'href').filter(
      (path) => path?.includes('generated') && newest.includes(path),
    ),
  );
});

it('journal/lists: each page links to the previous page, the next page and the numbers around it', () => {
  for (const list of lists) {
    list.forEach((path, position) => {
      const $ = open(path);
      for (const [rel, other] of [
        ['prev', list[position - 1]],
        ['next', list[position + 1]],
      ] as const) {
        expect(valuesOf($, `head link[rel=${rel}]`, 'href')).toEqual(other ? [urlOf(other)] : []);
        expect(valuesOf($, `main nav a[rel=${rel}]`, 'href')).toEqual(other ? [other] : []);
      }
      const nav = $(`nav[aria-label="${pages.label}"]`);
      expect(nav.find('[aria-current=page]').attr('href')).toBe(path);
      const numbers = numbersAround(position + 1, list.length);
      const links = `nav[aria-label="${pages.label}"] li a`;
      expect(valuesOf($, links, 'href')).toEqual(numbers.map((number) => list[number - 1]));
      expect(valuesOf($, links, 'aria-label')).toEqual(
        numbers.map((page) => fillText(pages.page, { page })),
      );
    });
  }
});

it('journal/lists: each page has its own title, description, URL and sitemap entry, and the first page’s card', () => {
  const all = lists.flat().map((path) => ({ path, $: open(path) }));
  for (const pick of ['title', 'h1', 'meta[name=description]']) {
    const values = all.map(({ $ }) => $(pick).attr('content') ?? $(pick).text());
    expect(new Set(values).size).toBe(all.length);
  }
  const sitemap = load(read('sitemap.xml'), { xml: true })('loc').text();
  for (const { path, $ } of all) {
    expect($('link[rel=canonical]').attr('href')).toBe(urlOf(path));
    expect(sitemap).toContain(urlOf(path));
    const first = open(path.replace(/\/page\/\d+$/, ''));
    const card = (page: typeof $) => page('meta[property="og:image"]').attr('content');
    expect(card($)).toBe(card(first));
    const crumbs = $('nav ol [aria-current=page]').first();
    expect(crumbs.text()).not.toBe('');
  }
  for (const path of lists.flatMap((list) => list.slice(1))) {
    expect(read('llms.txt')).not.toContain(urlOf(path));
    expect(existsSync(join(OUT, 'social', `${path.slice(1).replaceAll('/', '-')}.png`))).toBe(
      false,
    );
  }
});

it('journal/lists: a topic has a feed of its own, with its newest articles', () => {
  for (const { id } of topics) {
    const $ = open(topicPath(id));
    const feed = atomPath(topicPath(id));
    expect(valuesOf($, 'head link[type="application/atom+xml"]', 'href')).toEqual([urlOf(feed)]);
    expect(valuesOf($, `main a[href="${feed}"]`, 'href')).toHaveLength(1);
    const entries = load(read(feed), { xml: true })('entry > id');
    const own = newer.filter((article) => article.topic === id);
    const count = id === topic ? onTopic : own.length;
    expect(entries).toHaveLength(Math.min(count, 20));
    // Generated articles are older than all others.
    const newest = own[0]?.slug ?? (id === topic ? `generated-${COUNT}` : undefined);
    expect(entries.first().text()).toBe(newest ? urlOf(articlePath(newest)) : '');
    const [named = author.name] = own.map(({ byline }) => byline);
    expect(read(feed)).toContain(newest ? `<name>${named}</name>` : '<feed');
  }
  expect(open(topicPath(unused.id))(ENTRIES)).toHaveLength(0);
});

it('journal/search: only the first page of the index has a search, whose file lists every article', () => {
  const $ = open(index);
  expect($('[data-island=journal-search], [data-module*=journal-search]')).toHaveLength(1);
  const found = JSON.parse(read(SEARCH_INDEX)) as FoundArticle[];
  expect(found).toHaveLength(COUNT + newer.length);
  for (const { path, title, headings } of found) {
    const page = open(path);
    expect(page('h1').text()).toBe(title);
    expect(textsOf(page, '.prose > h2')).toEqual(headings);
  }
  for (const path of lists.flat().filter((one) => one !== index)) {
    expect(open(path)('main input')).toHaveLength(0);
  }
});

it('journal/authors: an author with enough articles has a page, to which those articles link', () => {
  const $ = open(ofAuthor);
  for (const words of [author.name, author.role, author.text]) {
    expect($('main').text()).toContain(words);
  }
  expect(valuesOf($, `main a[href="${author.profile}"]`, 'href')).toHaveLength(1);
  const portrait = `img[alt="${author.name}"]`;
  expect($(`main ${portrait}`)).toHaveLength(1);
  const written = open('/blog/generated-2');
  expect(written(`article ${portrait}`)).toHaveLength(1);
  const url = urlOf(ofAuthor);
  expect(written(`article a[href="${ofAuthor}"]`).text()).toBe(author.name);
  const person = { '@type': 'Person', name: author.name, jobTitle: author.role, url };
  for (const page of [$, written]) {
    const nodes = JSON.parse(page('script[type="application/ld+json"]').text()) as {
      '@graph': { author?: unknown }[];
    };
    const found = nodes['@graph'].flatMap((node) => [node, node.author]);
    expect(found).toContainEqual(expect.objectContaining(person));
  }
});

it('journal/authors: an author without a picture or a page still has name, role, text and profile below the article', () => {
  const $ = open('/blog/generated-1');
  for (const words of [other.name, other.role, other.text]) {
    expect($('article').text()).toContain(words);
  }
  expect(valuesOf($, `article a[href="${other.profile}"]`, 'href')).toHaveLength(1);
  expect(existsSync(join(OUT, `${authorPath(other.id)}.html`))).toBe(false);
});
