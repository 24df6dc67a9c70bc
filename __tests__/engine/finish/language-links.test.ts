import { load } from 'cheerio';
import { defineSite } from '@/engine/define-site';
import { languagesOf, linkLanguages } from '@/engine/finish/language-links';
import { valuesOf } from '@/engine/shared/markup';

const routes = [
  { path: '/', languages: ['en', 'de', 'fr'] },
  { path: '/about', languages: ['en', 'de'] },
  { path: '/pricing', languages: ['en'] },
];

/** A site in three languages below a sub-path, as the build of one of them sees it. */
const languagesIn = (language: string) =>
  languagesOf(
    defineSite({
      language,
      basePath: language === 'en' ? '/at' : `/at/${language}`,
      translations: ['de', 'fr'].map((code) => ({ code, environment: {} })),
      routes,
    }),
  );

const page = (home = '') => `
  <ul>
    <li><a data-language="en" href="/at">English</a></li>
    <li><a data-language="de" href="/at/de">Deutsch</a></li>
    <li><a data-language="fr" href="/at/fr">Français</a></li>
  </ul>
  <a href="${home}">Home</a> <a href="${home}/about?a=1#b">About</a>
  <a href="${home}/pricing?a=1#b">Pricing</a> <a href="https://example.org/pricing">Away</a>`;

function linksOn(file: string, language = 'en') {
  const $ = load(page(language === 'en' ? '/at' : `/at/${language}`));
  linkLanguages($, file, languagesIn(language));
  return { $, hrefs: valuesOf($, 'a', 'href').slice(0, -4), lists: $('ul').length };
}

test.each([
  ['/index.html', ['/at', '/at/de', '/at/fr']],
  ['/404.html', ['/at', '/at/de', '/at/fr']],
  ['/about.html', ['/at/about', '/at/de/about']],
  [
    '/elsewhere/a-&-b.html',
    ['a', 'de/a', 'fr/a'].map((to) => `/at/${to}`.replace(/a$/, 'elsewhere/a-&-b')),
  ],
  ['/pricing.html', []],
])('%s links to its page in every language that has it', (file, links) => {
  expect(linksOn(file).hrefs).toEqual(links);
  expect(linksOn(file).lists).toBe(links.length > 0 ? 1 : 0);
});

test('a link to a page that only the language at the root has leads there', () => {
  const { $ } = linksOn('/about.html', 'de');
  const links = $('a:not([data-language])')
    .map((_, link) => [[$(link).attr('href'), $(link).attr('hreflang')]])
    .get();
  expect(links).toEqual([
    ['/at/de', undefined],
    ['/at/de/about?a=1#b', undefined],
    ['/at/pricing?a=1#b', 'en'],
    ['https://example.org/pricing', undefined],
  ]);
  expect($('ul li')).toHaveLength(2);
});

test('the language at the root keeps its links', () => {
  const { $ } = linksOn('/about.html');
  expect($('[hreflang]')).toHaveLength(0);
  expect($('a[href="/at/pricing?a=1#b"]')).toHaveLength(1);
});
