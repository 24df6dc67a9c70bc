/**
 * The files for each host: rules, and what each host's file says of them. What the hosts' own programs
 * make of them is seen by `npm run test:hosts`.
 */
import { preview, rules, translated } from './sample-rules';
import { apacheFile, apacheTranslationFile } from '@/engine/hosting/apache';
import { caddyFile } from '@/engine/hosting/caddy';
import { headersFile, redirectsFile } from '@/engine/hosting/header-files';
import type { HostRules } from '@/engine/hosting/host-rules';
import { nginxFile } from '@/engine/hosting/nginx';
import { hashSource, pagePolicy, POLICY, sitePolicy } from '@/engine/hosting/security-policy';
import { vercelFile, vercelOutputFile } from '@/engine/hosting/vercel';

/** Netlify and Cloudflare Pages read `_headers` and `_redirects`. */
const files = {
  _headers: headersFile,
  _redirects: redirectsFile,
  nginx: nginxFile,
  Apache: apacheFile,
  Vercel: (site: HostRules) => JSON.stringify(JSON.parse(vercelFile(site))),
};
type Said = Partial<Record<keyof typeof files, readonly string[]>>;

/** Redirects that have pages of their own, which hosts must not serve instead. */
const moved: HostRules = {
  ...rules,
  redirects: new Map([
    ['/a.b', '/risk-&-co#part'],
    ['/shop', 'https://shop.example/?all#new'],
    ['/old', '/new?a=b'],
  ]),
  redirectPages: new Set(['/a.b', '/shop']),
};

/** Paths with characters that mean something in a pattern. */
const odd: HostRules = {
  ...rules,
  shared: ['/c++'],
  caching: { ...rules.caching, immutablePaths: ['/fonts (1)/'] },
};
const literally = [String.raw`^/c\x2b\x2b/`, String.raw`^/fonts\x20\x281\x29/`];
const IMMUTABLE = '^(?:/_next/static/|/de/_next/static/)';

const table: [what: string, site: HostRules, said: Said][] = [
  [
    'the 404 page of each language',
    translated,
    {
      _redirects: ['\n/de/* /de/404.html 404\n'],
      nginx: [
        'set $not_found_page "/404.html";',
        'if ($uri ~ "^/de(?:/|$)") {\n  set $not_found_page "/de/404.html";\n}',
        'error_page 404 $not_found_page;',
      ],
    },
  ],
  [
    'immutable files of each language',
    translated,
    {
      _headers: ['/de/_next/static/*\n  Cache-Control: for ever\n'],
      nginx: [IMMUTABLE],
      Apache: [IMMUTABLE],
      Vercel: ['"source":"/de/_next/static/(.*)"'],
    },
  ],
  [
    'redirects to queries, fragments and other sites, with the query before the fragment',
    moved,
    {
      // Forced for Netlify, and repeated for Cloudflare Pages.
      _redirects: [
        `/a.b /risk-&-co#part 301!
/a.b /risk-&-co#part 301
/shop https://shop.example/?all#new 301!
/shop https://shop.example/?all#new 301
/old /new?a=b 301!
/old /new?a=b 301
/_headers /404.html 404!
/_redirects /404.html 404!
`,
      ],
      nginx: [
        'location = /a.b {\n  return 301 /risk-&-co$is_args$args#part;\n}',
        'return 301 https://shop.example/?all#new;',
      ],
      Apache: [
        `RewriteCond %{QUERY_STRING} !^$
RewriteRule ^a\\.b$ /risk-&-co?%{QUERY_STRING}#part [R=301,NE,L]
RewriteRule ^a\\.b$ /risk-&-co#part [R=301,NE,L]
`,
        'RewriteRule ^old$ /new?a=b [R=301,L]',
      ],
      Vercel: ['{"source":"/a.b","destination":"/risk-&-co#part","statusCode":301}'],
    },
  ],
  // Vercel, Netlify and Cloudflare Pages read no patterns here.
  ['characters of a path as themselves', odd, { nginx: literally, Apache: literally }],
  [
    'the headers of the home page below a sub-path',
    preview,
    { _headers: ['/preview/*\n'], Vercel: ['"source":"/preview(.*)"'] },
  ],
];

describe.each(table)('%s', (_, site, said) => {
  test.each(Object.entries(said))('in the file for %s', (host, texts) => {
    const file = files[host as keyof typeof files](site);
    for (const text of texts) expect(file).toContain(text);
  });
});

test('Apache finds the 404 page of a language in its folder', () => {
  expect(apacheTranslationFile('/de')).toContain('ErrorDocument 404 /de/404.html\n');
});

test('hidden files of each language are not served by nginx', () => {
  const [, hidden = ''] = /location ~ (\S+) {\n {2}return 404;/.exec(nginxFile(translated)) ?? [];
  for (const path of ['/.htaccess', '/de/.htaccess', '/_headers']) {
    expect(path).toMatch(new RegExp(hidden));
  }
  for (const path of ['/.well-known/security.txt', '/new', '/de/a.b', '/x_headers']) {
    expect(path).not.toMatch(new RegExp(hidden));
  }
});

describe('a policy that is longer than a host reads', () => {
  const styleHashes = Array.from({ length: 100 }, (_, index) => hashSource(`${index}`));
  /** Rules with a policy for this many styles. */
  const withStyles = (count: number): HostRules => {
    const policy = sitePolicy([pagePolicy({ styleHashes: styleHashes.slice(0, count) })]);
    return { ...rules, headers: { [POLICY]: policy } };
  };
  const short = withStyles(0).headers[POLICY]!;
  const long = short.replace("style-src 'self'", (start) => `${start} 'unsafe-inline'`);

  test('leaves the styles to each page at Cloudflare, which reads 2,000 characters a line', () => {
    expect(headersFile(withStyles(20))).toContain(styleHashes[19]);
    expect(headersFile(withStyles(50))).toContain(`: ${long}\n`);
  });

  test('leaves the styles to each page at Vercel, which reads 4,096 characters', () => {
    for (const file of [vercelFile, vercelOutputFile]) {
      expect(file(withStyles(50))).toContain(styleHashes[49]);
      expect(file(withStyles(100))).toContain(`"${long}"`);
    }
  });
});

// Nor do Netlify and Cloudflare Pages redirect everything: Cloudflare would before it looks for a file.
test('special characters in redirects are there in both spellings', () => {
  expect(redirectsFile(rules, 'cloudflare'))
    .toBe(`/service/risk-&-compliance /service/risk-%26-compliance 200
/old /new 301
/risk-&-co /service/risk-&-compliance 301
/risk-%26-co /service/risk-&-compliance 301
`);
});

test('no two rules that apply to one path set the same header, which Netlify and Cloudflare Pages would join', () => {
  expect(headersFile(rules)).toBe(
    `/*
  X-One: default-src 'none'
  X-Two: 2
/_next/static/*
  Cache-Control: for ever
/
  Cross-Origin-Resource-Policy: same-origin
/:file
  Cross-Origin-Resource-Policy: same-origin
/_next/static/:file
  Cross-Origin-Resource-Policy: same-origin
/service/:file
  Cross-Origin-Resource-Policy: same-origin
/logos/*
  Cross-Origin-Resource-Policy: cross-origin
`,
  );
});

test('a path has one rule on Netlify and Cloudflare Pages, and each header one value', () => {
  const file = headersFile({
    ...rules,
    shared: ['/media', '/logos', '/media', '/logos/dark', '/_next/static/a'],
    caching: { ...rules.caching, immutablePaths: ['/_next/static/', '/media/', '/media/small/'] },
  });
  expect(file).toContain(
    '\n/media/*\n  Cache-Control: for ever\n  Cross-Origin-Resource-Policy: cross-origin\n',
  );
  const paths = file.match(/^\/.*/gm) ?? [];
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths).not.toContain('/media/small/*');
  expect(paths).not.toContain('/logos/dark/*');
});

test('a folder has the name by which browsers ask for it, without signs that stand for others', () => {
  const file = headersFile({ ...rules, folders: ['/größe 1&2', '/a:b*'], shared: ['/c:d'] });
  expect(file.match(/^\/.*/gm)).toEqual([
    ...['/*', '/_next/static/*', '/', '/gr%C3%B6%C3%9Fe%201&2/:file', '/a%3Ab%2A/:file'],
    '/c%3Ad/*',
  ]);
  const pages = new Set(['/a:b', '/a&b', '/c:d&']);
  expect(redirectsFile({ ...rules, pages, redirects: new Map() }, 'cloudflare')).toBe(
    '/a&b /a%26b 200\n/c%3Ad& /c%3Ad%26 200\n',
  );
});

test('a redirect names its target as browsers send it', () => {
  const base = '/größe';
  const to = [`${base}/new`, `${base}/new#part`];
  const redirects = new Map(to.map((target, index) => [`${base}/old${index}`, target]));
  const site: HostRules = { ...preview, base, home: base, redirects };
  for (const file of [caddyFile(site), nginxFile(site), vercelOutputFile(site)]) {
    const targets = file.match(/(?<=return 301 |redir @\w+ |"Location": ")\/[^\s"]+/g) ?? [];
    expect(targets.length).toBeGreaterThan(1);
    for (const target of targets) expect(target).toMatch(/^\/(?:gr%C3%B6%C3%9Fe|\$1)/);
  }
  expect(apacheFile(site)).toContain(
    String.raw` /gr\%C3\%B6\%C3\%9Fe/new?%{QUERY_STRING}#part [R=301,NE,L]`,
  );
});

test.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['br;q=0.5, gzip', true],
  ['br;q=0, gzip', false],
  ['gzip, br ; q=0.00', false],
])('at Apache, a browser that accepts %s gets Brotli: %s', (accepted, gets) => {
  const [, accepts = ''] = /Accept-Encoding\} (\S+br\S+) \[NC\]/.exec(apacheFile(rules)) ?? [];
  expect(new RegExp(accepts).test(accepted)).toBe(gets);
});

test('all paths are below the sub-path of the site', () => {
  expect(headersFile(preview).match(/^\S+/gm)).toEqual([
    '/preview/*',
    '/preview/_next/static/*',
    '/preview/',
    '/preview/:file',
    '/preview/_next/static/:file',
    '/preview/logos/*',
  ]);
  expect(redirectsFile(preview, 'cloudflare')).toBe('/preview/old /preview/new 301\n');
  for (const file of [nginxFile(preview), apacheFile(preview)]) {
    expect(file).toContain('/preview/404.html');
    expect(file).toMatch(/\^\/preview\/_next\/static\//);
    expect(file).not.toMatch(/[\s"^]\/(?:404|_next|new)/);
  }
});
