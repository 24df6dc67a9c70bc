/** Vercel's files for a finished export, and for a build of its own, read as Vercel documents. */
import { pathToRegexp, preview, rules, translated } from './sample-rules';
import type { HostRules } from '@/engine/hosting/host-rules';
import { vercelFile, vercelOutputFile } from '@/engine/hosting/vercel';

describe('the file for a finished export', () => {
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

  test('redirects a former path with an ending, which Vercel takes off first', () => {
    const redirects = new Map([
      ['/old.html', '/new'],
      ['/former/index.html', '/new'],
    ]);
    const output = outputOf({ ...rules, redirects });
    for (const from of redirects.keys()) {
      const { to: bare = '' } = respond(output, from);
      expect(respond(output, bare)).toEqual({ status: 301, to: '/new' });
      expect(vercelFile({ ...rules, redirects })).toContain(`"source": "${bare}",`);
    }
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
