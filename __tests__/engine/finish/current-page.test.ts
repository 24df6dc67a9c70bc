import { load } from 'cheerio';
import { markCurrentPage } from '@/engine/finish/current-page';
import { textsOf } from '@/engine/shared/markup';

const paths = ['/', '/about', '/about/purpose', '/service/risk-&-compliance'];

function pageWithMenus(base: string): string {
  const links = paths
    .map((path) => (path === '/' ? base || '/' : `${base}${path}`))
    .map((href) => `<a href="${href.replace('&', '&amp;')}">${href}</a>`)
    .join('');
  return `<header id="SiteHeader"><nav>${links}</nav></header><main>${links}</main>
<footer id="SiteFooter">${links}<a href="${base}/about" target="_blank">x</a></footer>`;
}

/** @returns the texts of the links that are marked */
function marked(file: string, base = ''): string[] {
  const $ = load(pageWithMenus(base));
  markCurrentPage($, 'header a, footer a:not([target])', file, base);
  return textsOf($, '[aria-current=page]');
}

test.each([
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/purpose.html', '/about/purpose'],
  ['/service/risk-&-compliance.html', '/service/risk-&-compliance'],
])('%s marks its own link in header and footer, and no other', (file, path) => {
  expect(marked(file)).toEqual([path, path]);
});

test.each([
  ['/index.html', '/preview'],
  ['/about.html', '/preview/about'],
])('%s of a site under a sub-path marks %s', (file, path) => {
  expect(marked(file, '/preview')).toEqual([path, path]);
});

test.each(['/404.html', '/service/risk.html', '/about/purpose/more.html'])(
  '%s, to which no menu leads, marks nothing',
  (file) => expect(marked(file)).toEqual([]),
);
