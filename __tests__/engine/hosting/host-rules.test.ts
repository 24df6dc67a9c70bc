import { folderWith } from '@/__tests__/temporary-folder';
import { defineSite } from '@/engine/define-site';
import { canonicalForm, headersFor, hostRules, rootOf } from '@/engine/hosting/host-rules';
import { hashSource, pagePolicy } from '@/engine/hosting/security-policy';

const policy = pagePolicy({ styleHashes: [hashSource('p{}')] });
const folder = folderWith({
  'index.html': `<meta http-equiv="Content-Security-Policy" content="${policy}"><style>p{}</style>`,
  'about.html': '<head></head><style>a{}</style>',
  'logos/dark/a.svg': '',
});
const rules = hostRules(folder, defineSite({ embeddable: ['/social'], subdomainsOverTls: true }));

test('every response has the headers for which the HTTP Observatory gives an A+', () => {
  expect(rules.headers).toMatchObject({
    // Two years, with subdomains, and without `preload`, for which an owner has to ask.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(rules.headers['Permissions-Policy']).toContain('camera=()');
  const policy = rules.headers['Content-Security-Policy'];
  expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  for (const css of ['p{}', 'a{}']) expect(policy).toContain(hashSource(css));
});

test('nothing is asked of other subdomains, or of a domain without TLS, unless a site says so', () => {
  const { headers } = hostRules(folder, defineSite({}));
  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000');
});

test('a page gets its own policy, and files that others may embed get a header that allows it', () => {
  const policy = headersFor(rules, '/')['Content-Security-Policy'];
  expect(policy).toContain(hashSource('p{}'));
  expect(policy).not.toContain(hashSource('a{}'));
  expect(policy).toMatch(/frame-ancestors 'none'$/);
  const resourcePolicy = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy'];
  expect(['/social/a.png', '/a.png', '/social-work'].map(resourcePolicy)).toEqual([
    'cross-origin',
    'same-origin',
    'same-origin',
  ]);
});

test('every folder with files of its own is listed, for hosts that set headers by folder', () => {
  expect(rules.folders).toEqual(['', '/logos/dark']);
});

test('paths that a site calls immutable are cached for good, in every language', () => {
  const translations = [{ code: 'de', environment: {} }];
  const { caching } = hostRules(folder, defineSite({ immutable: ['/media'], translations }));
  expect(caching.immutablePaths).toEqual(expect.arrayContaining(['/media/', '/de/media/']));
  expect(rules.caching.immutablePaths).toEqual(['/_next/static/']);
});

describe('the one URL of a page', () => {
  const atRoot = {
    base: '',
    home: '/',
    pages: new Set(['/', '/new', '/menü', '/service/risk-&-compliance']),
  };
  const preview = {
    base: '/preview',
    home: '/preview',
    pages: new Set(['/preview', '/preview/new']),
  };

  test.each<[path: string, url: string, site?: typeof atRoot]>([
    ['/new/', '/new'],
    ['/new.html', '/new'],
    ['/menü.html', '/menü'],
    ['/service/risk-&-compliance/', '/service/risk-&-compliance'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/preview/', '/preview', preview],
    ['/preview/index.html', '/preview', preview],
    ['/preview/new/', '/preview/new', preview],
  ])('%s leads to %s', (path, url, site = atRoot) => {
    expect(canonicalForm(site, path)).toBe(url);
  });

  test.each(['/', '/new', '/service', '/service/', '/newXhtml', '//new/', '/new.html/', '/.html'])(
    '%s stays as it is',
    (path) => expect(canonicalForm(atRoot, path)).toBeUndefined(),
  );
});

test('only paths below its sub-path belong to a second language', () => {
  const site = { base: '', translations: ['/de'] };
  expect(['/', '/de', '/de/about', '/design'].map((path) => rootOf(site, path))).toEqual([
    '',
    '/de',
    '/de',
    '',
  ]);
});
