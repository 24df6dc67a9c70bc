import { finish, finishPage, island, pageOf, scriptsOf, siteOf } from './pages';
import { doubtfulScripts } from '@/engine/finish/page-scripts';
import { hashSource } from '@/engine/hosting/security-policy';
import { textsOf, valuesOf } from '@/engine/shared/markup';

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
    ['url(a\\ b.png)', 'url(/_next/static/chunks/a%20b.png)'],
    ['url(..\\2f m\\(1\\).svg#a)', 'url(/_next/static/m%281%29.svg#a)'],
    ['url("it\\27 s.png")', 'url("/_next/static/chunks/it%27s.png")'],
    [
      'url("a.png" crossorigin(anonymous) integrity("sha256-x"))',
      'url("/_next/static/chunks/a.png" crossorigin(anonymous) integrity("sha256-x"))',
    ],
    ["src( 'a.png')", "src( '/_next/static/chunks/a.png')"],
    ['IMAGE-SET("a.png" 1x)', 'IMAGE-SET("/_next/static/chunks/a.png" 1x)'],
  ])('names the file of %s from the site’s root, with its fragment', (url, inlined) => {
    const style = finish(pageOf({}), { readFile: () => `.intro{mask:${url}}` })('style').text();
    expect(style).toBe(`.intro{mask:${inlined}}`);
  });

  test.each([
    'image-set("https://a.example/a.png" 1x)',
    'url("")',
    '"url(a.png)"',
    `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'></svg>")`,
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

test.each([
  ['without islands', pageOf({})],
  ['with islands', pageOf({ main: island() })],
])('a page %s stays as it is when it is finished again', (_, page) => {
  const { site } = siteOf();
  const once = finishPage(page, site);
  expect(finishPage(once, site)).toBe(once);
});

test.each(['url(https://x.example/a.css) print', '"//x.example/a.css"'])(
  'a style sheet that imports %s is refused, as one that a page names is',
  (what) => {
    expect(() => finish(pageOf({}), { readFile: () => `@import ${what};p{margin:0}` })).toThrow(
      /imports (?:https:)?\/\/x\.example\/a\.css, which is on another host/,
    );
  },
);

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
