/** @jest-environment node */
import { load } from 'cheerio';
import type { ClientModules } from '@/scripts/finalise/client-modules';
import { finishPages, type Site } from '@/scripts/finalise/finish-page';

const FRAMEWORK_ROW = '5:I[39756,["$4"],"default"]\n';
const ISLAND_ROW = '6:I[111,["$4"],"Search"]\n';

const clientModules: ClientModules = new Map([
  ['39756', { source: 'node_modules/next/dist/esm/client/layout-router.js', chunks: [] }],
  ['5014', { source: 'node_modules/lucide-react/dist/esm/Icon.mjs', chunks: [] }],
  [
    '111',
    { source: 'components/islands/search/search.tsx', chunks: ['/_next/static/chunks/s.js'] },
  ],
]);

const css = `@font-face{font-family:figtree;src:url(../media/f.woff2)format("woff2")}
.intro{color:red}.late{color:blue}.unused{color:green}p{mask:url(../media/m.svg)}`;

function pageOf({
  main = '<p class="intro">Words</p>',
  rows = FRAMEWORK_ROW,
  extra = '',
  base = '',
}) {
  const push = (text: string) =>
    `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<link rel="stylesheet" href="${base}/_next/static/chunks/a.css" data-precedence="next">
<link rel="preload" as="script" href="${base}/_next/static/chunks/main.js">
<script src="${base}/_next/static/chunks/runtime.js" async=""></script>
<script src="${base}/_next/static/chunks/old.js" nomodule=""></script>${extra}</head>
<body>${main}<script src="${base}/chrome.js" defer=""></script>
<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[94]})</script>
<script src="${base}/_next/static/chunks/main.js" async=""></script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>${push(`1:"x"\n${rows}`)}</body></html>`;
}

const island = '<div data-island="search"><p class="intro">Search</p></div>';

function siteOf(changes: Partial<Site> = {}) {
  const added: string[] = [];
  const site: Site = {
    base: '',
    chrome: { path: '/_next/static/chrome-1.js', content: '' },
    chromeWithLoader: { path: '/_next/static/chrome-loader-1.js', content: '' },
    policy: ({ style, hasIslands }) => `${style.length} ${hasIslands}`,
    speculationRules: '{"prerender":[]}',
    fonts: { used: '/f-used.woff2', rest: [] },
    clientModules,
    largeModules: [22, 33],
    readFile: () => css,
    readScripts: () => ['e("p",{className:"late"})'],
    addScript: (name, content) => {
      added.push(content);
      return `/_next/static/${name}-1.js`;
    },
    ...changes,
  };
  return { site, added };
}

function finishPage(page: string, site: Site): string {
  return finishPages(new Map([['/page.html', page]]), site).get('/page.html') ?? '';
}

function finish(page: string, changes?: Partial<Site>) {
  return load(finishPage(page, siteOf(changes).site));
}

const scriptsOf = ($: ReturnType<typeof load>) =>
  $('script')
    .map((_, script) => $(script).attr('src') ?? $(script).attr('type') ?? 'inline')
    .get();

describe('a page without islands', () => {
  test('keeps its own script and data, and loses those of the framework', () => {
    const $ = finish(pageOf({ extra: '<script type="application/ld+json">{}</script>' }));
    expect(scriptsOf($)).toEqual([
      'application/ld+json',
      'speculationrules',
      '/_next/static/chrome-1.js',
    ]);
    expect($('link[as=script], link[rel=stylesheet]')).toHaveLength(0);
    expect($('p.intro').text()).toBe('Words');
  });

  test('holds the rules it uses, and addresses that no longer depend on the style sheet', () => {
    const style = finish(pageOf({}))('style').text();
    expect(style).toContain('.intro{color:red}');
    expect(style).not.toMatch(/\.late|\.unused/);
    expect(style).toContain('url(/_next/static/media/m.svg)');
  });

  test('fetches ahead the part of its font that pages use, and not the whole', () => {
    const font = '<link rel="preload" as="font" href="/_next/static/media/f.woff2">';
    for (const extra of ['', font]) {
      const $ = finish(pageOf({ extra }));
      expect(
        $('link[as=font]')
          .map((_, link) => $(link).attr('href'))
          .get(),
      ).toEqual(['/f-used.woff2']);
      expect($('style').text()).not.toContain('media/f.woff2');
    }
  });

  test('may draw icons of lucide', () => {
    expect(() => finish(pageOf({ rows: '9:I[5014,["$4"],"default"]\n' }))).not.toThrow();
  });
});

describe('a page with islands', () => {
  const page = pageOf({ main: island, rows: FRAMEWORK_ROW + ISLAND_ROW });

  test('runs nothing of the framework but names it, data first, for the loader', () => {
    const { site, added } = siteOf();
    const $ = load(finishPage(page, site));
    expect(scriptsOf($)).toEqual(['speculationrules', '/_next/static/chrome-loader-1.js']);
    expect($('[data-scripts]').attr('data-scripts')?.split(' ')).toEqual([
      '/_next/static/page-data-1.js',
      '/_next/static/chunks/runtime.js',
      '/_next/static/chunks/main.js',
      '/_next/static/page-start-1.js',
      '/_next/static/page-start-1.js',
    ]);
    expect(added).toHaveLength(3);
    expect(added[1]).toContain('[33]');
    expect(added[2]).toContain('[94]');
    const order = ['TURBOPACK', 'push([0])', 'I[39756'].map(
      (part) => added[0]?.indexOf(part) ?? -1,
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test('keeps rules for what its scripts add, and a link that React finds and browsers skip', () => {
    const $ = finish(page);
    expect($('style').text()).toContain('.late{color:blue}');
    expect($('style').text()).not.toContain('.unused');
    expect($('link[rel=stylesheet]').attr('disabled')).toBeDefined();
  });

  test('has every address below the sub-path of the site', () => {
    const base = '/preview';
    const $ = finish(pageOf({ main: island, rows: ISLAND_ROW, base }), { base });
    expect(scriptsOf($)).toContain('/preview/_next/static/chrome-loader-1.js');
    expect($('style').text()).toContain('url(/preview/_next/static/media/m.svg)');
  });
});

test.each([
  ['without islands', pageOf({})],
  ['with islands', pageOf({ main: island, rows: ISLAND_ROW })],
])('a page %s stays as it is when it is finished again', (_, page) => {
  const { site } = siteOf();
  const once = finishPage(page, site);
  expect(finishPage(once, site)).toBe(once);
});

test.each([
  ['an inline script', pageOf({ extra: '<script>surprise()</script>' }), /unknown kind.*surprise/],
  ['a module', pageOf({ extra: '<script type="module" src="/m.js"></script>' }), /unknown kind/],
  ['a foreign script', pageOf({ extra: '<script src="/x.js"></script>' }), /unknown kind/],
  ['an island that is not marked', pageOf({ rows: ISLAND_ROW }), /search\.tsx/],
  ['a mark without an island', pageOf({ main: island }), /no client component/],
  ['a module nobody knows', pageOf({ rows: '7:I[999,[],"x"]\n' }), /999/],
  [
    'no script of the header',
    pageOf({}).replace('/chrome.js', '/_next/static/chunks/b.js'),
    /0 times/,
  ],
])('stops at %s', (_, page, message) => {
  expect(() => finish(page)).toThrow(message);
});
