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
  ['/index.html', '', '/'],
  ['/about.html', '', '/about'],
  ['/about/purpose.html', '', '/about/purpose'],
  ['/service/risk-&-compliance.html', '', '/service/risk-&-compliance'],
  ['/index.html', '/preview', '/preview'],
  ['/about.html', '/preview', '/preview/about'],
])('%s below “%s” marks its link %s in header and footer, and no other', (file, base, path) => {
  expect(marked(file, base)).toEqual([path, path]);
});

test.each(['/404.html', '/service/risk.html', '/about/purpose/more.html'])(
  '%s, to which no menu leads, marks nothing',
  (file) => expect(marked(file)).toEqual([]),
);
