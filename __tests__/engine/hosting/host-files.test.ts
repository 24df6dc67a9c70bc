/**
 * The files for each host, compared with what the host documents. Those for nginx and Apache are
 * also tested on the servers themselves: e2e/export/hosts.spec.ts.
 */
import { apacheFile, apacheTranslationFile } from '@/engine/hosting/apache';
import { headersFile, redirectsFile } from '@/engine/hosting/header-files';
import type { HostRules } from '@/engine/hosting/host-rules';
import { nginxFile } from '@/engine/hosting/nginx';
import { policyPatterns } from '@/engine/hosting/policy-patterns';
import {
  FILE_POLICY,
  hashSource,
  pagePolicy,
  POLICY,
  sitePolicy,
} from '@/engine/hosting/security-policy';
import { vercelFile, vercelOutputFile } from '@/engine/hosting/vercel';

/** As Vercel reads paths; Next has a copy, without types. */
const { pathToRegexp } = jest.requireActual<{ pathToRegexp: (source: string) => RegExp }>(
  'next/dist/compiled/path-to-regexp',
);

const rules: HostRules = {
  base: '',
  home: '/',
  translations: [],
  pages: new Set(['/', '/new', '/service/risk-&-compliance']),
  copies: new Set(),
  folders: ['', '/_next/static', '/logos/dark', '/service'],
  redirects: new Map([
    ['/old', '/new'],
    ['/risk-&-co', '/service/risk-&-compliance'],
  ]),
  redirectPages: new Set(),
  headers: {
    'X-One': "default-src 'none'",
    'X-Two': '2',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  shared: ['/logos'],
  policies: new Map([
    ['/', 'home policy'],
    ['/risk-&-co', 'page policy'],
    ['/a.b', 'page policy'],
  ]),
  caching: { immutablePaths: ['/_next/static/'], immutable: 'for ever', others: 'never' },
};
const preview: HostRules = {
  ...rules,
  base: '/preview',
  home: '/preview',
  pages: new Set(['/preview', '/preview/new']),
  folders: ['/preview', '/preview/_next/static', '/preview/logos'],
  shared: ['/preview/logos'],
  redirects: new Map([['/preview/old', '/preview/new']]),
  caching: { ...rules.caching, immutablePaths: ['/preview/_next/static/'] },
};

const translated: HostRules = {
  ...rules,
  translations: ['/de'],
  caching: { ...rules.caching, immutablePaths: ['/_next/static/', '/de/_next/static/'] },
};

describe('a second language', () => {
  test('has a 404 page of its own on each host that can serve one', () => {
    expect(redirectsFile(translated)).toContain('\n/de/* /de/404.html 404\n');
    expect(apacheTranslationFile('/de')).toContain('ErrorDocument 404 /de/404.html\n');
    const nginx = nginxFile(translated);
    expect(nginx).toContain('set $not_found_page "/404.html";');
    expect(nginx).toContain(
      'if ($uri ~ "^/de(?:/|$)") {\n  set $not_found_page "/de/404.html";\n}',
    );
    expect(nginx).toContain('error_page 404 $not_found_page;');
  });

  test('has hidden files that are not served', () => {
    const [, hidden = ''] = /location ~ (\S+) {\n {2}return 404;/.exec(nginxFile(translated)) ?? [];
    for (const path of ['/.htaccess', '/de/.htaccess', '/_headers']) {
      expect(path).toMatch(new RegExp(hidden));
    }
    for (const path of ['/.well-known/security.txt', '/new', '/de/a.b', '/x_headers']) {
      expect(path).not.toMatch(new RegExp(hidden));
    }
  });

  test('has immutable files, too', () => {
    expect(headersFile(translated)).toContain('/de/_next/static/*\n  Cache-Control: for ever\n');
    for (const file of [nginxFile(translated), apacheFile(translated)]) {
      expect(file).toContain('^(?:/_next/static/|/de/_next/static/)');
    }
    expect(vercelFile(translated)).toContain('"source": "/de/_next/static/(.*)"');
  });
});

describe('redirects with a page of their own, to queries, fragments and other sites', () => {
  const moved: HostRules = {
    ...rules,
    redirects: new Map([
      ['/a.b', '/risk-&-co#part'],
      ['/shop', 'https://shop.example/?all#new'],
      ['/old', '/new?a=b'],
    ]),
    redirectPages: new Set(['/a.b', '/shop']),
  };

  test('are forced on Netlify, and repeated on the next line for Cloudflare Pages', () => {
    expect(redirectsFile(moved)).toBe(`/a.b /risk-%26-co#part 301!
/a.b /risk-%26-co#part 301
/shop https://shop.example/?all#new 301!
/shop https://shop.example/?all#new 301
/old /new?a=b 301
`);
  });

  test('keep the query before the fragment on nginx and Apache', () => {
    const nginx = nginxFile(moved);
    expect(nginx).toContain('location = /a.b {\n  return 301 /risk-&-co$is_args$args#part;\n}');
    expect(nginx).toContain('return 301 https://shop.example/?all#new;');
    const apache = apacheFile(moved);
    expect(apache).toContain(`RewriteCond %{QUERY_STRING} !^$
RewriteRule ^a\\.b$ /risk-&-co?%{QUERY_STRING}#part [R=301,NE,L]
RewriteRule ^a\\.b$ /risk-&-co#part [R=301,NE,L]
`);
    expect(apache).toContain('RewriteRule ^old$ /new?a=b [R=301,L]');
  });

  test('are 301s on Vercel', () => {
    const { redirects } = JSON.parse(vercelFile(moved)) as { redirects: unknown[] };
    expect(redirects).toContainEqual({
      source: '/a.b',
      destination: '/risk-&-co#part',
      statusCode: 301,
    });
  });
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

describe('Netlify and Cloudflare Pages', () => {
  // Nor do they redirect everything: Cloudflare would do so before it looks for a file.
  test('have special characters in redirects percent-encoded', () => {
    expect(redirectsFile(rules)).toBe(
      '/old /new 301\n/risk-%26-co /service/risk-%26-compliance 301\n',
    );
  });

  test('would join a header set twice, so no two rules that apply to one path set the same header', () => {
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

  test('have all paths below the sub-path of the site', () => {
    expect(headersFile(preview).match(/^\S+/gm)).toEqual([
      '/preview/*',
      '/preview/_next/static/*',
      '/preview/',
      '/preview/:file',
      '/preview/_next/static/:file',
      '/preview/logos/*',
    ]);
    expect(redirectsFile(preview)).toBe('/preview/old /preview/new 301\n');
  });
});

describe('Vercel', () => {
  const configuration = JSON.parse(vercelFile(rules)) as {
    cleanUrls: boolean;
    trailingSlash: boolean;
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };

  test('finds pages without their ending', () => {
    expect(configuration).toMatchObject({ cleanUrls: true, trailingSlash: false });
  });

  test('sets headers for some paths last, because the last rule wins', () => {
    const valuesOf = (name: string) =>
      configuration.headers.flatMap(({ source, headers }) =>
        headers.filter(({ key }) => key === name).map(({ value }) => [source, value]),
      );
    expect(valuesOf('Cache-Control')).toEqual([
      ['/(.*)', 'never'],
      ['/_next/static/(.*)', 'for ever'],
    ]);
    expect(valuesOf('Cross-Origin-Resource-Policy')).toEqual([
      ['/(.*)', 'same-origin'],
      ['/logos/(.*)', 'cross-origin'],
    ]);
  });
});

describe('a build of Vercel’s own', () => {
  type Route = {
    src?: string;
    status?: number;
    dest?: string;
    headers?: Record<string, string>;
    continue?: boolean;
    handle?: string;
  };
  type Output = { routes: Route[]; overrides: Record<string, { path: string }> };
  const outputOf = (site: HostRules) => JSON.parse(vercelOutputFile(site)) as Output;

  /** What Vercel does with a request, as its documentation of routes says. */
  function respond({ routes: all, overrides }: Output, path: string) {
    const files = all.findIndex(({ handle }) => handle === 'filesystem');
    const errors = all.findIndex(({ handle }) => handle === 'error');
    const headers: Record<string, string> = {};
    const matches = ({ src }: Route) => src !== undefined && new RegExp(src).test(path);
    for (const route of all.slice(0, files).filter(matches)) {
      if (route.continue) Object.assign(headers, route.headers);
      else {
        const found = new RegExp(route.src ?? '').exec(path);
        const to = route.headers?.Location?.replaceAll('$1', () => found?.[1] ?? '');
        return { status: route.status, to };
      }
    }
    const served = new Set(['/', ...Object.values(overrides).map((file) => `/${file.path}`)]);
    if (served.has(path)) return { status: 200, headers };
    const { status, dest } = all.slice(errors).find(matches) ?? {};
    return { status, dest };
  }

  test('serves pages without their ending, and redirects to that form', () => {
    const output = outputOf(rules);
    for (const page of rules.pages) expect(respond(output, page).status).toBe(200);
    expect(respond(output, '/new.html')).toEqual({ status: 308, to: '/new' });
    expect(respond(output, '/new/')).toEqual({ status: 308, to: '/new' });
    expect(respond(output, '/index.html')).toEqual({ status: 308, to: '/' });
    expect(output.overrides['service/risk-&-compliance.html']).toEqual({
      path: 'service/risk-&-compliance',
    });
  });

  test('redirects and sends headers as the file for a finished export says', () => {
    const output = outputOf(rules);
    const written = JSON.parse(vercelFile(rules)) as {
      redirects: { source: string; destination: string; statusCode: number }[];
      headers: { headers: { key: string; value: string }[] }[];
    };
    for (const { source, destination, statusCode } of written.redirects) {
      expect(respond(output, source)).toEqual({ status: statusCode, to: destination });
    }
    const sent = written.headers[0]!.headers.map(({ key, value }) => [key, value]);
    expect(respond(output, '/new').headers).toEqual(Object.fromEntries(sent));
    const last = (path: string, name: string) =>
      output.routes
        .filter(({ src, headers }) => src && headers?.[name] && new RegExp(src).test(path))
        .at(-1)?.headers?.[name];
    expect(last('/_next/static/a.js', 'Cache-Control')).toBe('for ever');
    expect(last('/logos/a.svg', 'Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test('has the nearest 404 page for unknown paths', () => {
    expect(respond(outputOf(translated), '/de/x')).toEqual({ status: 404, dest: '/de/404.html' });
    expect(respond(outputOf(translated), '/x/y')).toEqual({ status: 404, dest: '/404.html' });
    expect(respond(outputOf(preview), '/preview/x').dest).toBe('/preview/404.html');
  });
});

describe('HTML files that keep their names', () => {
  const copies = new Set(['/google0123.html', '/sub/index.html']);
  const withCopies = { ...rules, copies };
  const pages = ['/new.html', '/sub/google0123.html', '/google0123.html.html'];

  test('are not led away by Vercel, where pages still are', () => {
    const file = JSON.parse(vercelFile(withCopies)) as {
      cleanUrls?: boolean;
      redirects: { source: string; destination: string }[];
      rewrites: { source: string; destination: string }[];
    };
    expect(file.cleanUrls).toBeUndefined();
    const follow = (all: typeof file.redirects, path: string) => {
      const found = all.find(({ source }) => pathToRegexp(source).test(path));
      const [, part = ''] = (found && pathToRegexp(found.source).exec(path)) ?? [];
      return found?.destination.replace('$1', () => part);
    };
    for (const path of copies) expect(follow(file.redirects, path)).toBeUndefined();
    for (const path of pages) expect(follow(file.redirects, path)).toBe(path.slice(0, -5));
    expect(['/index', '/index.html', '/old'].map((path) => follow(file.redirects, path))).toEqual([
      '/',
      '/',
      '/new',
    ]);
    expect(follow(file.rewrites, '/service/a')).toBe('/service/a.html');
  });

  test('are not led away in a build of Vercel’s own', () => {
    const { routes } = JSON.parse(vercelOutputFile(withCopies)) as {
      routes: { src?: string; status?: number }[];
    };
    const leadsAway = (path: string) =>
      routes.some(({ src, status }) => status === 308 && src && new RegExp(src).test(path));
    expect([...copies, ...pages].map(leadsAway)).toEqual([false, false, true, true, true]);
  });
});

describe('the policies of pages and files, for hosts that match paths by patterns', () => {
  test('are divided among patterns that every host can read, if many pages share a policy', () => {
    const paths = Array.from({ length: 1_000 }, (_, number) => `/blog/an-article-${number}`);
    const policies = new Map(paths.map((path) => [path, 'policy of articles']));
    const patterns = policyPatterns({ ...rules, policies })
      .filter(({ policy }) => policy === 'policy of articles')
      .map(({ pattern }) => pattern);
    // See NGX_CONF_BUFFER in the sources of nginx.
    for (const pattern of patterns) expect(pattern.length).toBeLessThan(4_096);
    for (const path of [paths[0], paths[500], paths[999]]) {
      expect(patterns.filter((pattern) => new RegExp(pattern).test(`${path}.html`))).toHaveLength(
        1,
      );
    }
  });

  const policyOf = (path: string) =>
    policyPatterns(rules)
      .filter(({ pattern }) => new RegExp(pattern).test(path))
      .map(({ policy }) => policy)
      .at(-1);

  test.each(['/risk-&-co', '/risk-&-co.html', '/risk-&-co.html.br', '/a.b', '/a.b.html.gz'])(
    'are found for the page %s',
    (path) => expect(policyOf(path)).toBe('page policy'),
  );

  test.each(['/', '/index.html', '/index.html.br'])('are found for the home page as %s', (path) =>
    expect(policyOf(path)).toBe('home policy'),
  );

  test.each(['/aXb', '/a.b/c', '/indexes', '/404.html', '/moved.html.br', '/logos/'])(
    'leave %s to the policy of the whole site',
    (path) => expect(policyOf(path)).toBeUndefined(),
  );

  test.each(['/_next/static/chunks/a.js', '/logos/a.svg', '/x/a.b', '/.well-known/security.txt'])(
    'are found for the file %s',
    (path) => expect(policyOf(path)).toBe(FILE_POLICY),
  );

  test('are in the files for nginx and Apache', () => {
    for (const file of [nginxFile(rules), apacheFile(rules)]) {
      for (const { policy, pattern } of policyPatterns(rules)) {
        expect(file).toContain(policy);
        expect(file).toContain(pattern);
      }
    }
  });
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

test('nginx and Apache have all paths below the sub-path of the site', () => {
  for (const file of [nginxFile(preview), apacheFile(preview)]) {
    expect(file).toContain('/preview/404.html');
    expect(file).toMatch(/\^\/preview\/_next\/static\//);
    expect(file).not.toMatch(/[\s"^]\/(?:404|_next|new)/);
  }
});

test('nginx and Apache read the characters of a path as themselves, not as a pattern', () => {
  const caching = { ...rules.caching, immutablePaths: ['/fonts (1)/'] };
  const odd = { ...rules, shared: ['/c++'], caching };
  for (const file of [nginxFile(odd), apacheFile(odd)]) {
    expect(file).toContain(String.raw`^/c\+\+/`);
    expect(file).toContain(String.raw`^/fonts \(1\)/`);
  }
});

test('Vercel sends the headers with the home page of a site below a sub-path, too', () => {
  const { headers } = JSON.parse(vercelFile(preview)) as { headers: { source: string }[] };
  expect(headers.map(({ source }) => source)).toContain('/preview(.*)');
});
