import { findBrokenLinks, pagePath, type SiteExport } from '@/engine/check/broken-links';
import { readExportedPage } from '@/engine/check/exported-page';
import { candidates } from '@/engine/shared/markup';

const routes = new Set(['/', '/about', '/contact', '/hiring-guide', '/service/risk-&-compliance']);

/** An export whose home page is `home`; `/contact` is in the route table but was not exported. */
function exportWith(home: string, basePath = ''): SiteExport {
  const pages = {
    '/': home,
    '/about': '<h1 id="über-uns">About</h1><a name="old">Old</a>',
    '/hiring-guide': '',
    '/service/risk-&-compliance': '<h2 id="audits">Audits</h2>',
    '/404': '<main id="main"><a href="#main">',
  };
  return {
    pages: new Map(Object.entries(pages).map(([path, html]) => [path, readExportedPage(html)])),
    files: new Set(['/index.html', '/about.html', '/logos/acme.svg', '/shell.js', '/guide.pdf']),
    routes,
    basePath,
  };
}

test.each([
  '<a href="/about">',
  '<a href="/about?from=home#old">',
  '<a href="/about#%C3%BCber-uns">',
  '<a href="/about#:~:text=Hours">',
  '<a href="/about#old:~:text=Hours">',
  '<a href="about">',
  '<a href="#top">',
  '<a href="#">',
  '<a id="main" href="#main">',
  '<a href="/service/risk-&amp;-compliance">',
  '<a href="/service/risk-%26-compliance#audits">',
  '<a href="/guide.pdf">',
  '<a href="https://www.w3.org/nowhere">',
  '<a href="mailto:hello@northweave.example">',
  '<a href="tel:+442079460958">',
  '<form action="/about">',
  '<meta http-equiv="refresh" content="0; url=/about">',
  '<meta http-equiv="refresh" content="30">',
  '<img src="/logos/acme.svg" srcset="/logos/acme.svg 1x, /logos/acme.svg 2x">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  '<script src="/shell.js?v=1"></script>',
  '<svg><path id="thread" /><use href="#thread" /></svg>',
  '<link rel="canonical" href="/about">',
])('accepts %s', (html) => {
  expect(findBrokenLinks(exportWith(html))).toEqual([]);
});

test.each([
  ['<a href="/abuot">', '/abuot: no route has this path'],
  ['<a href="/about/">', '/about/: no route has this path'],
  ['<a href="/about.html">', '/about.html: no route has this path'],
  ['<a href="/404">', '/404: no route has this path'],
  ['<a href="/contact">', '/contact: the route has no page in the export'],
  ['<a href="/about#team">', '/about#team: nothing on the page has the id “team”'],
  [
    '<a href="/about#team:~:text=Hours">',
    '/about#team:~:text=Hours: nothing on the page has the id “team”',
  ],
  ['<a href="#team">', '#team: nothing on the page has the id “team”'],
  ['<a href="/%E0%A4%A">', '/%E0%A4%A: the path has a malformed % escape'],
  ['<a href="#%E0%A4%A">', '#%E0%A4%A: the fragment has a malformed % escape'],
  ['<a href="http://:80">', 'http://:80: is not a valid URL'],
  ['<form action="/send">', '/send: no route has this path'],
  ['<button formaction="/send">', '/send: no route has this path'],
  ['<meta http-equiv="Refresh" content="0;URL=\'/abuot\'">', '/abuot: no route has this path'],
  ['<noscript><a href="/abuot"></noscript>', '/abuot: no route has this path'],
  ['<link rel="canonical" href="/abuot">', '/abuot: no route has this path'],
  ['<link rel="icon" href="/icon.svg">', '/icon.svg: the file is not in the export'],
  ['<img src="/about">', '/about: the file is not in the export'],
  ['<img src="logos/none.svg">', 'logos/none.svg: the file is not in the export'],
  ['<script src="/none.js"></script>', '/none.js: the file is not in the export'],
  ['<source srcset="/shell.js 1x, /none.png 2x">', '/none.png: the file is not in the export'],
])('refuses %s', (html, complaint) => {
  expect(findBrokenLinks(exportWith(html))).toEqual([`/ -> ${complaint}`]);
});

test('a page that is no route may link to its own ids, but only to those that exist', () => {
  const site = exportWith('');
  const pages = new Map(site.pages).set('/404', readExportedPage('<a href="#gone">'));
  expect(findBrokenLinks(site)).toEqual([]);
  expect(findBrokenLinks({ ...site, pages })).toEqual([
    '/404 -> #gone: nothing on the page has the id “gone”',
  ]);
});

test('a URL that occurs twice on a page is reported once', () => {
  const html = '<a href="/abuot">One</a> <a href="/abuot">Two</a>';
  expect(findBrokenLinks(exportWith(html))).toHaveLength(1);
});

test('links of a site under a base path begin with that path', () => {
  const html = '<a href="/preview"><a href="/preview/about#old"><img src="/preview/shell.js">';
  expect(findBrokenLinks(exportWith(html, '/preview'))).toEqual([]);
  expect(findBrokenLinks(exportWith('<a href="/about">', '/preview'))).toEqual([
    '/ -> /about: the path is malformed or lies outside the base path /preview',
  ]);
});

test.each([
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/service/risk-&-compliance.html', '/service/risk-&-compliance'],
])('%s is the page %s', (file, path) => {
  expect(pagePath(file)).toBe(path);
});

test.each([
  ['/a.jpg', ['/a.jpg']],
  ['/a.jpg 1x,/b.jpg  2x , /c.jpg', ['/a.jpg', '/b.jpg', '/c.jpg']],
  [' /a.jpg, /b.jpg 2x,', ['/a.jpg', '/b.jpg']],
  ['/w_100,h_100/a.jpg 1x, /w_200,h_200/a.jpg 2x', ['/w_100,h_100/a.jpg', '/w_200,h_200/a.jpg']],
  ['data:image/gif;base64,R0lGOD= 100w, /a.jpg 200w', ['data:image/gif;base64,R0lGOD=', '/a.jpg']],
  ['', []],
])('the candidates of %j are %j', (srcset, urls) => {
  expect(candidates(srcset)).toEqual(urls);
});
