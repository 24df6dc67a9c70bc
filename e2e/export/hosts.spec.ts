/** The export as our own server sends it. What hosts send is compared by `npm run test:hosts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { routes } from '@/content/model/routes';
import config from '@/site.config';
import { ask } from '@/scripts/lib/ask';
import { headersFor, hostRules } from '@/engine/hosting/host-rules';
import { HOST_FILES } from '@/engine/hosting/hosts';
import { withQuery } from '@/engine/hosting/redirects';
import { filesBelow } from '@/engine/shared/files-below';

const rules = hostRules('out', config);
const { caching, redirects } = rules;
const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const siteHeaders = inLowerCase(rules.headers);
const notFoundPage = readFileSync('out/404.html');
const PORT = Number(process.env.PORT ?? '4173');

/** Exported files without compressed copies, as paths from the site's root. */
const files = filesBelow('out')
  .filter((path) => !/\.(?:br|gz)$/.test(path))
  .map((path) => `/${path}`);

const TYPES: Record<string, RegExp> = {
  css: /^text\/css/,
  js: /^(?:text|application)\/javascript/,
  json: /^application\/json/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
  xml: /^(?:text|application)\/xml/,
};

const typedFiles = files
  .filter((file) => !HOST_FILES.includes(file.slice(1)))
  .flatMap((file) => {
    const type = TYPES[file.split('.').pop() ?? ''];
    return type ? [[file, type] as const] : [];
  });

/** Paths that redirect to a page, each with the page's own path. */
const otherForms = [
  ['/index.html', '/'],
  ...routes
    .filter(({ kind, path }) => kind === 'page' && path !== '/')
    .flatMap(({ path }) => [
      [`${path}/`, path],
      [`${path}.html`, path],
      [`${path.replaceAll('&', '%26')}.html`, path],
    ]),
] as [string, string][];

/** The extension of each encoding's copy, and how to decompress it. */
const COPIES = {
  gzip: { ending: '.gz', unpack: gunzipSync },
  br: { ending: '.br', unpack: brotliDecompressSync },
};

test.describe('our own server', () => {
  const get = (path: string, headers?: Record<string, string>) => ask(PORT, path, headers);

  test('has every page under its path, with every header', async () => {
    for (const { path } of routes.filter(({ kind }) => kind === 'page')) {
      for (const spelling of new Set([path, path.replaceAll('&', '%26')])) {
        const { status, headers, body } = await get(spelling);
        expect.soft(status, spelling).toBe(200);
        expect.soft(headers, spelling).toMatchObject({
          ...inLowerCase(headersFor(rules, path)),
          'cache-control': caching.others,
          'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
          etag: expect.any(String),
        });
        const file = join('out', path === '/' ? 'index.html' : `${path}.html`);
        expect.soft(body.equals(readFileSync(file)), spelling).toBe(true);
      }
    }
  });

  test('redirects for good, with the query', async () => {
    test.skip(redirects.size === 0, 'nothing leads elsewhere');
    for (const [from, to] of redirects) {
      for (const query of ['', '?lng=en']) {
        const { status, headers } = await get(`${from}${query}`);
        expect(status).toBe(301);
        const base = `http://localhost:${PORT}`;
        const [target, wanted] = [headers.location ?? '', withQuery(to, query)].map((url) =>
          new URL(url, base).href.replace(base, ''),
        );
        expect(target).toBe(wanted);
        // Behind a proxy, or for a foreign name, the server does not know its own.
        expect(headers.location?.startsWith('/')).toBe(to.startsWith('/'));
        expect(headers).toMatchObject(siteHeaders);
      }
    }
  });

  test('has each page under one path, and leads there with the query', async () => {
    for (const [form, page] of otherForms) {
      const { status, headers } = await get(`${form}?lng=en`);
      expect.soft(status, form).toBe(301);
      const target = new URL(headers.location ?? '', `http://localhost:${PORT}`);
      expect.soft(`${target.pathname}${target.search}`, form).toBe(`${page}?lng=en`);
      expect.soft(headers.location, form).toMatch(/^\/(?!\/)/);
    }
  });

  test('answers unknown paths, folders and its own files with the 404 page', async () => {
    for (const path of [
      '/abuot',
      '/no/such/page',
      '/service',
      '/service/',
      '/service/nobody',
      '/abuot/',
      '/abuot.html',
      '/about.html/',
      '/about.html/us',
      '/index.html/',
      '/sitemap.xml/',
      '/logos',
      '/logos/',
      '/_next/static/',
      '/_next/static/gone.js',
      '/.env',
      '/.git/config',
      ...HOST_FILES.flatMap((file) => [`/${file}`, `/${file}.br`]),
    ]) {
      const { status, headers, body } = await get(path);
      expect.soft(status, path).toBe(404);
      expect.soft(body.equals(notFoundPage), path).toBe(true);
      expect.soft(headers, path).toMatchObject({
        ...inLowerCase(headersFor(rules, '/404')),
        'cache-control': caching.others,
        'content-type': expect.stringMatching(/^text\/html/),
      });
    }
  });

  test('lets no path out of the folder', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/..%5cpackage.json',
      '/logos/../../package.json',
      '/logos/%2e%2e/%2e%2e/package.json',
      '//package.json',
      '/%E0%A4%A',
      '/about%00.html',
    ]) {
      const { status } = await get(path);
      expect.soft([400, 403, 404], `${path}: ${status}`).toContain(status);
    }
  });

  test('names the type of every file, and keeps those named by their content', async () => {
    for (const [file, type] of typedFiles) {
      const { status, headers } = await get(encodeURI(file));
      expect.soft(status, file).toBe(200);
      expect.soft(headers, file).toMatchObject({
        ...inLowerCase(headersFor(rules, file)),
        'content-type': expect.stringMatching(type),
        'cache-control': cachingOf(file),
      });
    }
  });

  test('sends what the browser has already as 304', async () => {
    for (const path of ['/', '/about', '/icon.svg']) {
      for (const encoding of ['identity', 'gzip']) {
        const accepted = { 'Accept-Encoding': encoding };
        const { etag = '' } = (await get(path, accepted)).headers;
        const again = await get(path, { ...accepted, 'If-None-Match': etag });
        expect(again.status, `${path} ${encoding}`).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers['cache-control']).toBe(caching.others);
      }
    }
  });

  test('leaves what is packed itself as it is', async () => {
    const archive = '/third-party-licences.txt.gz';
    for (const accepted of ['identity', 'gzip, deflate, br']) {
      const { status, headers, body } = await get(archive, { 'Accept-Encoding': accepted });
      expect(status).toBe(200);
      expect(headers['content-encoding'] ?? 'identity').toBe('identity');
      expect(headers['content-type']).toMatch(/^application\/(?:gzip|octet-stream)(?:;|$)/);
      expect(body.equals(readFileSync(`out${archive}`))).toBe(true);
    }
  });

  test('sends the copies that the build has compressed', async () => {
    const script = files.find((file) => /islands\/contact-form-.*\.js$/.test(file)) ?? '';
    const licences = '/third-party-licences.txt';
    const plain = {
      '/': 'out/index.html',
      '/about': 'out/about.html',
      [script]: `out${script}`,
      [licences]: `out${licences}`,
    };
    for (const [path, file] of Object.entries(plain)) {
      // Otherwise a cache would send everybody the encoding of the first request.
      const { vary } = (await get(path, { 'Accept-Encoding': 'identity' })).headers;
      expect(vary, path).toMatch(/accept-encoding/i);
      for (const [accepted, encoding] of [
        ['gzip', 'gzip'],
        ['gzip, deflate, br', 'br'],
      ] as const) {
        const { headers, body } = await get(path, { 'Accept-Encoding': accepted });
        const { ending, unpack } = COPIES[encoding];
        expect(headers, path).toMatchObject({
          'content-encoding': encoding,
          'content-type': expect.stringMatching(/^text\/(?:html|plain)|javascript/),
          vary: expect.stringMatching(/accept-encoding/i),
        });
        expect(body.equals(readFileSync(`${file}${ending}`)), path).toBe(true);
        expect(unpack(body).equals(readFileSync(file)), path).toBe(true);
      }
    }
  });
});

function cachingOf(file: string): string {
  return caching.immutablePaths.some((folder) => file.startsWith(folder))
    ? caching.immutable
    : caching.others;
}
