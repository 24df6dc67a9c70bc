import { load } from 'cheerio';
import {
  completePage,
  stripPage,
  type CompleteOptions,
  type StripOptions,
} from '@/engine/finish/finish-page';
import { usedStyle } from '@/engine/finish/inline-styles';
import { doubtfulScripts } from '@/engine/finish/page-scripts';
import { usedNames } from '@/engine/finish/used-names';
import { hashSource } from '@/engine/hosting/security-policy';
import { textsOf, valuesOf } from '@/engine/shared/markup';

const css = `@font-face{font-family:figtree;src:url(../media/f.woff2)format("woff2")}
.intro{color:red}.late{color:blue}.unused{color:green}p{mask:url(../media/m.svg)}`;

const searchModule = {
  path: '/_next/static/islands/search-1.js',
  imports: ['/_next/static/islands/shared-1.js'],
  reachable: [
    '/_next/static/islands/search-1.js',
    '/_next/static/islands/shared-1.js',
    '/_next/static/islands/shared-2.js',
  ],
};

const island = (name = 'search') =>
  `<div data-island="${name}"><p class="intro">Search</p></div>` +
  '<script type="application/json" data-island-props>{"word":"\\u003c/script>"}</script>';

function pageOf({ main = '<p class="intro">Words</p>', extra = '', base = '' }) {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<link rel="stylesheet" href="${base}/_next/static/chunks/a.css" data-precedence="next">
<link rel="preload" as="script" href="${base}/_next/static/chunks/main.js">
<script src="${base}/_next/static/chunks/runtime.js" async=""></script>
<script src="${base}/_next/static/chunks/old.js" nomodule=""></script>${extra}</head>
<body>${main}<script src="${base}/shell.js" type="module"></script>
<script id="_R_">anything that Next may write</script>
<script src="${base}/_next/static/chunks/main.js" async=""></script></body></html>`;
}

type PageOptions = StripOptions & CompleteOptions & { readFile: (url: string) => string };

function siteOf(changes: Partial<PageOptions> = {}) {
  const added: string[] = [];
  const site: PageOptions = {
    base: '',
    currentLinks: 'header a, footer a',
    shell: { path: '/_next/static/shell-1.js', content: '' },
    loader: { path: '/_next/static/shell-loader-1.js', content: '' },
    islands: {
      islands: new Map([['search', searchModule]]),
      files: new Map([['/_next/static/islands/shared-2.js', 'e("p",{className:"late"})']]),
    },
    policy: ({ styleHashes }) => styleHashes.join(' '),
    hasSubsets: true,
    speculationRules: '{"prerender":[]}',
    font: { used: '/f-used.woff2', rest: [] },
    readFile: () => css,
    addScript: (name, content) => {
      added.push(content);
      return `/_next/static/${name}-1.js`;
    },
    ...changes,
  };
  return { site, added };
}

function finishPage(page: string, site: PageOptions): string {
  const path = '/page.html';
  const stripped = stripPage(path, page, site);
  if (!stripped) return page;
  const names = usedNames(stripped.names);
  return completePage(stripped, usedStyle(stripped.style, { ...site, names }), site);
}

function finish(page: string, changes?: Partial<PageOptions>) {
  return load(finishPage(page, siteOf(changes).site));
}

const scriptsOf = ($: ReturnType<typeof load>) =>
  $('script')
    .map((_, script) => $(script).attr('src') ?? $(script).attr('type') ?? 'inline')
    .get();

describe('a page without islands', () => {
  test('reports an inline script that it loses and that is not Next’s', () => {
    const theme = 'document.documentElement.classList.add(localStorage.theme)';
    const scripts = [
      theme,
      '(self.__next_f=self.__next_f||[]).push([0])',
      '$RC("B:0","S:0")',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})',
    ];
    const page = pageOf({ extra: scripts.map((text) => `<script>${text}</script>`).join('') });
    expect(doubtfulScripts(page).filter((text) => scripts.includes(text))).toEqual([theme]);
  });

  test('keeps its own script and data, and loses those of Next', () => {
    const $ = finish(pageOf({ extra: '<script type="application/ld+json">{}</script>' }));
    expect(scriptsOf($)).toEqual([
      'application/ld+json',
      'speculationrules',
      '/_next/static/shell-1.js',
    ]);
    expect($('link[as=script], link[rel=stylesheet]')).toHaveLength(0);
    expect($('p.intro').text()).toBe('Words');
  });

  test('keeps data that contains the markup of a script', () => {
    const data = '{"text":"<script>weave()<\\/script>"}';
    const json = `<script type="application/json">${data}</script>`;
    const $ = finish(pageOf({ extra: `${json}<script>self.__next_f.push([1])</script>` }));
    expect($('script[type="application/json"]').text()).toBe(data);
    expect(scriptsOf($)).not.toContain('inline');
  });

  test('loses the markers for the client of Next, but no hidden element of its own', () => {
    const marks = '<div hidden=""><!--$--><!--/$--></div><meta name="next-size-adjust" content="">';
    const own = '<div hidden=""><p>Later</p></div><div hidden="" id="status"></div>';
    const $ = finish(pageOf({ main: marks + own }));
    expect($('meta[name=next-size-adjust]')).toHaveLength(0);
    expect($('body > div[hidden]')).toHaveLength(2);
  });

  test('loses the namespaces of its drawings, which only files need', () => {
    const $ = finish(pageOf({ main: '<svg xmlns="http://www.w3.org/2000/svg" width="8"></svg>' }));
    expect($('svg').attr()).toEqual({ width: '8' });
  });

  test('keeps its early scripts, and the rules for what they name', () => {
    const early = '<script data-early="">document.body.className = "late"</script>';
    const $ = finish(pageOf({ extra: early }));
    expect(scriptsOf($)).toContain('inline');
    expect($('style').text()).toContain('.late');
  });

  test('has its early scripts minified, with nothing in them that ends their element', () => {
    const written = `(function mark() {
      const root = document.body;
      // What a build leaves as it is written.
      root.title = '<\\/script>';
    })()`;
    const $ = finish(pageOf({ extra: `<script data-early="">${written}</script>` }));
    expect($('script[data-early]').text()).toMatch(/^\S*document\.body\.title="<\\\/script>"\S*$/);
  });

  test('marks the links of header and footer that lead to it', () => {
    const link = '<a href="/page">Page</a>';
    const main = `<header id="SiteHeader"><nav>${link}</nav></header>${link}`;
    expect(finish(pageOf({ main }))('[aria-current=page]')).toHaveLength(1);
  });

  test('is described before its style, which some readers of links do not read past', () => {
    const described =
      '<meta name="viewport" content="x"><title>Page</title><meta name="description" content="x">' +
      '<meta property="og:image" content="/a.png"><meta name="twitter:card" content="x">';
    const $ = finish(pageOf({ extra: `<link rel="icon" href="/icon.svg">${described}` }));
    const head = $('head').children().toArray();
    const style = head.findIndex(({ name }) => name === 'style');
    const places = head.flatMap(({ name }, index) =>
      /^(?:meta|title)$/.test(name) ? [index] : [],
    );
    expect(places).toHaveLength(7);
    expect(Math.max(...places)).toBeLessThan(style);
  });

  test('has the rules that it uses, with URLs that no longer depend on the style sheet', () => {
    const style = finish(pageOf({}))('style').text();
    expect(style).toContain('.intro{color:red}');
    expect(style).not.toMatch(/\.late|\.unused/);
    expect(style).toContain('url(/_next/static/media/m.svg)');
  });

  test.each([
    ['url(/masks.svg#m)', 'url(/masks.svg#m)'],
    ['url("../m.svg?v=1#a")', 'url("/_next/static/m.svg?v=1#a")'],
    [
      `image-set("a.png" 1x,'../b.png' 2x)`,
      `image-set("/_next/static/chunks/a.png" 1x,'/_next/static/b.png' 2x)`,
    ],
    [
      'image-set(url(a.png) 1x type("a/png"))',
      'image-set(url(/_next/static/chunks/a.png) 1x type("a/png"))',
    ],
  ])('names the file of %s from the site’s root, with its fragment', (url, inlined) => {
    const style = finish(pageOf({}), { readFile: () => `.intro{mask:${url}}` })('style').text();
    expect(style).toBe(`.intro{mask:${inlined}}`);
  });

  test.each([
    'image-set("https://a.example/a.png" 1x)',
    '"url(a.png)"',
    `url("data:image/svg+xml,%3Csvg fill='url(%23g)'/%3E")`,
    `url('data:image/svg+xml,%3Csvg fill="url(%23g)"/%3E')`,
    "url(data:image/svg+xml,%3Csvg\\ fill=\\'url\\(%23g\\)\\'/%3E)",
    'url(#g)',
  ])('keeps %s as it is', (url) => {
    const style = finish(pageOf({}), { readFile: () => `.intro{mask:${url}}` })('style').text();
    expect(style).toBe(`.intro{mask:${url}}`);
  });

  test('has style sheets for one medium in rules for that medium, whatever query their URLs have', () => {
    const sheets: Record<string, string> = {
      '/_next/static/chunks/a.css': '.intro{color:red}',
      '/print.css': '.intro{color:black}',
    };
    const extra = '<link rel="stylesheet" href="/print.css?dpl=1" media="print">';
    const style = finish(pageOf({ extra }), { readFile: (url) => sheets[url]! })('style').text();
    expect(style).toBe('.intro{color:red}\n@media print{.intro{color:black}}');
  });

  test('allows its added style and its own, in a policy right after the character set', () => {
    const own = '<style>p{margin:0}</style>';
    const $ = finish(pageOf({ extra: own }));
    const policy = $('meta[charset] + meta').attr('content');
    expect(policy?.split(' ')).toEqual(textsOf($, 'style').map(hashSource).sort());
  });

  test('allows the images that its style names, and those that its markup names', () => {
    const $ = finish(pageOf({ main: '<p class="intro"><img src="https://b.example/b.png"></p>' }), {
      readFile: () => '.intro{mask:url(https://a.example/a.svg)}.unused{mask:url(data:,)}',
      policy: ({ images }) => images.join(' '),
    });
    const policy = $('meta[charset] + meta').attr('content');
    expect(policy).toBe('https://a.example https://b.example');
  });

  test('preloads the part of its font that pages use, and not the whole font', () => {
    const font = '<link rel="preload" as="font" href="/_next/static/media/f.woff2">';
    for (const extra of ['', font]) {
      const $ = finish(pageOf({ extra }));
      expect(valuesOf($, 'link[as=font]', 'href')).toEqual(['/f-used.woff2']);
      expect($('style').text()).not.toContain('media/f.woff2');
    }
  });
});

test('page/open-details: a page with `<details>` has the script that keeps them open, also without islands', () => {
  const $ = finish(pageOf({ main: '<details><summary>Why?</summary></details>' }));
  expect(scriptsOf($)).toContain('/_next/static/shell-loader-1.js');
  expect($('[data-props]')).toHaveLength(0);
});

describe('a page with islands', () => {
  const page = pageOf({ main: island() + island() });

  test('names the modules of its islands and what they import, and runs nothing of Next', () => {
    const $ = finish(page);
    expect(scriptsOf($)).toEqual(['speculationrules', '/_next/static/shell-loader-1.js']);
    expect(valuesOf($, '[data-island]', 'data-module')).toEqual([
      searchModule.path,
      searchModule.path,
    ]);
    expect($('[data-preload]').attr('data-preload')?.split(' ')).toEqual([
      '/_next/static/props-1.js',
      '/_next/static/islands/shared-1.js',
    ]);
  });

  test('has the props of its islands in a module, in their order', () => {
    const { site, added } = siteOf();
    const $ = load(finishPage(page, site));
    expect($('[data-props]').attr('data-props')).toBe('/_next/static/props-1.js');
    const props = /^export default (.*)\n$/.exec(added.join(''))?.[1] ?? '';
    expect(JSON.parse(props)).toEqual([{ word: '</script>' }, { word: '</script>' }]);
  });

  test('gives an island in another island’s slot its own props', () => {
    const block = (word: string) =>
      `<script type="application/json" data-island-props>{"word":"${word}"}</script>`;
    const inner = `<div data-island="search"></div>${block('inner')}`;
    const main = `<div data-island="search"><p data-slot="text">${inner}</p></div>${block('outer')}`;
    const { site, added } = siteOf();
    finishPage(pageOf({ main: main.replace(/<\/?p/g, (tag) => tag.replace('p', 'div')) }), site);
    expect(added).toEqual(['export default [{"word":"outer"},{"word":"inner"}]\n']);
  });

  test('keeps rules for whatever its scripts may add', () => {
    const style = finish(page)('style').text();
    expect(style).toContain('.late{color:blue}');
    expect(style).not.toContain('.unused');
  });

  test('has every URL below the sub-path of the site', () => {
    const base = '/preview';
    const $ = finish(pageOf({ main: island(), base }), { base });
    expect(scriptsOf($)).toContain('/preview/_next/static/shell-loader-1.js');
    expect($('[data-island]').attr('data-module')).toBe(`/preview${searchModule.path}`);
    expect($('[data-props]').attr('data-props')).toBe('/preview/_next/static/props-1.js');
    expect($('style').text()).toContain('url(/preview/_next/static/media/m.svg)');
  });
});

test.each([
  ['without islands', pageOf({})],
  ['with islands', pageOf({ main: island() })],
])('a page %s stays as it is when it is finished again', (_, page) => {
  const { site } = siteOf();
  const once = finishPage(page, site);
  expect(finishPage(once, site)).toBe(once);
});

test('a page without style sheets is finished with a warning that names it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const $ = finish(pageOf({}).replace(/<link rel="stylesheet"[^>]*>/, ''));
  expect(scriptsOf($)).toContain('/_next/static/shell-1.js');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/page.html'));
  warn.mockRestore();
});

test.each([
  ['a module', pageOf({ extra: '<script type="module" src="/m.js"></script>' }), /unknown kind/],
  ['an inline module', pageOf({ extra: '<script type="module">x()</script>' }), /unknown.*x\(\)/],
  ['a script of another folder', pageOf({ extra: '<script src="/x.js"></script>' }), /unknown/],
  [
    'a foreign style sheet',
    pageOf({ extra: '<link rel="stylesheet" href="https://x.example/_next/a.css">' }),
    /style sheet https:\/\/x\.example\/_next\/a\.css is on another host/,
  ],
  [
    'a foreign script',
    pageOf({ extra: '<script src="https://x.example/_next/a.js"></script>' }),
    /unknown/,
  ],
  ['an island without a module', pageOf({ main: island('nameless') }), /nameless.*no module/],
  ['missing props', pageOf({ main: '<div data-island="search"></div>' }), /search.*no props/],
  ['no shell', pageOf({}).replace(/<script src="[^"]*shell.*?<\/script>/, ''), /0 times/],
])('stops at %s and names the page', (_, page, message) => {
  expect(() => finish(page)).toThrow(message);
  expect(() => finish(page)).toThrow('/page.html');
});
