import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineSite } from '@/engine/define-site';
import { headersFor, hostRules, type HostRules } from '@/engine/hosting/host-rules';
import { hashSource, pagePolicy } from '@/engine/hosting/security-policy';

let folder: string;
let rules: HostRules;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
  const policy = pagePolicy({ styleHashes: [hashSource('p{}')] });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(join(folder, 'index.html'), `${meta}<style>p{}</style>`);
  writeFileSync(join(folder, 'about.html'), '<style>a{}</style>');
  rules = hostRules(folder, defineSite({ embeddable: ['/social'] }));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every response has the headers for which the HTTP Observatory gives an A+', () => {
  expect(rules.headers).toMatchObject({
    // Two years, subdomains too, and not preloaded unasked.
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

test('a page with a policy of its own gets that, and what others may embed its own header', () => {
  const policy = headersFor(rules, '/')['Content-Security-Policy'];
  expect(policy).toContain(hashSource('p{}'));
  expect(policy).not.toContain(hashSource('a{}'));
  expect(policy).toMatch(/frame-ancestors 'none'$/);
  const resourcePolicy = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy'];
  expect(['/social/a.png', '/a.png'].map(resourcePolicy)).toEqual(['cross-origin', 'same-origin']);
});

test('what a site calls immutable is cached for good, in every language', () => {
  const translations = [{ code: 'de', environment: {} }];
  const { caching } = hostRules(folder, defineSite({ immutable: ['/media'], translations }));
  expect(caching.immutablePaths).toEqual(expect.arrayContaining(['/media/', '/de/media/']));
  expect(rules.caching.immutablePaths).toEqual(['/_next/static/']);
});
