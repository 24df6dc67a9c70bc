/**
 * @jest-environment node
 *
 * The files of each host, against what the host documents. What nginx and Apache make of theirs is
 * tested on the servers themselves: e2e/hosts.spec.ts.
 */
import { routes } from '@/content/routes';
import { apacheFile } from '@/scripts/hosting/apache';
import { headersFile, redirectsFile } from '@/scripts/hosting/header-files';
import type { HostRules } from '@/scripts/hosting/host-rules';
import { nginxFile } from '@/scripts/hosting/nginx';
import { policyPatterns } from '@/scripts/hosting/policy-patterns';
import { securityFile } from '@/scripts/hosting/security-txt';
import { vercelFile } from '@/scripts/hosting/vercel';

const rules: HostRules = {
  base: '',
  redirects: new Map([
    ['/old', '/new'],
    ['/risk-&-co', '/service/risk-&-compliance'],
  ]),
  headers: { 'X-One': "default-src 'none'", 'X-Two': '2' },
  policies: {
    pages: new Map([
      ['/', 'home policy'],
      ['/risk-&-co', 'page policy'],
      ['/a.b', 'page policy'],
    ]),
    files: 'file policy',
  },
  caching: { immutablePath: '/_next/static/', immutable: 'for ever', others: 'never' },
};
const preview: HostRules = {
  ...rules,
  base: '/preview',
  redirects: new Map([['/preview/old', '/preview/new']]),
  caching: { ...rules.caching, immutablePath: '/preview/_next/static/' },
};

describe('Netlify and Cloudflare Pages', () => {
  test('take special characters in redirects percent-encoded', () => {
    expect(redirectsFile(rules)).toBe(
      '/old /new 301\n/risk-%26-co /service/risk-%26-compliance 301\n',
    );
  });

  test('never redirect everything: Cloudflare would do so before it looks for a file', () => {
    expect(redirectsFile(rules)).not.toMatch(/^\/\*/m);
  });

  test('join a header set twice, so no header is set by two rules that meet', () => {
    expect(headersFile(rules)).toBe(
      "/*\n  X-One: default-src 'none'\n  X-Two: 2\n/_next/static/*\n  Cache-Control: for ever\n",
    );
  });

  test('have all paths below the sub-path of the site', () => {
    expect(headersFile(preview)).toMatch(/^\/preview\/\*\n[^]*\n\/preview\/_next\/static\/\*\n/);
    expect(redirectsFile(preview)).toBe('/preview/old /preview/new 301\n');
  });
});

describe('Vercel', () => {
  const configuration = JSON.parse(vercelFile(rules)) as {
    cleanUrls: boolean;
    trailingSlash: boolean;
    redirects: { source: string; destination: string; statusCode: number }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };

  test('finds pages without their ending', () => {
    expect(configuration).toMatchObject({ cleanUrls: true, trailingSlash: false });
  });

  test('redirects for good', () => {
    expect(configuration.redirects[0]).toEqual({
      source: '/old',
      destination: '/new',
      statusCode: 301,
    });
  });

  test('sets immutable caching last, as the last rule wins', () => {
    const cacheControl = configuration.headers.map(({ source, headers }) => [
      source,
      headers.find(({ key }) => key === 'Cache-Control')?.value,
    ]);
    expect(cacheControl).toEqual([
      ['/(.*)', 'never'],
      ['/_next/static/(.*)', 'for ever'],
    ]);
  });
});

describe('the policies of pages and files, for hosts that match paths by patterns', () => {
  const policyOf = (path: string) =>
    policyPatterns(rules)
      .filter(({ pattern }) => new RegExp(pattern).test(path))
      .map(({ policy }) => policy)
      .at(-1);

  test.each(['/risk-&-co', '/risk-&-co.html', '/risk-&-co.html.br', '/a.b', '/a.b.html.gz'])(
    'find the page %s',
    (path) => expect(policyOf(path)).toBe('page policy'),
  );

  test.each(['/', '/index.html', '/index.html.br'])('find the home page as %s', (path) =>
    expect(policyOf(path)).toBe('home policy'),
  );

  test.each(['/aXb', '/a.b/c', '/indexes', '/404.html', '/moved.html.br', '/logos/'])(
    'leave %s to the policy of the whole site',
    (path) => expect(policyOf(path)).toBeUndefined(),
  );

  test.each(['/_next/static/chunks/a.js', '/logos/a.svg', '/x/a.b', '/.well-known/security.txt'])(
    'find the file %s',
    (path) => expect(policyOf(path)).toBe('file policy'),
  );

  test('stand in the files of nginx and Apache', () => {
    for (const file of [nginxFile(rules), apacheFile(rules)]) {
      for (const { policy, pattern } of policyPatterns(rules)) {
        expect(file).toContain(policy);
        expect(file).toContain(pattern);
      }
    }
  });
});

test('nginx and Apache have all paths below the sub-path of the site', () => {
  for (const file of [nginxFile(preview), apacheFile(preview)]) {
    expect(file).toContain('/preview/404.html');
    expect(file).toMatch(/\^\/preview\/_next\/static\//);
    expect(file).not.toMatch(/[\s"^]\/(?:404|_next|new)/);
  }
});

test('the redirects of the site are those of its route table', () => {
  const moved = routes.filter(({ kind }) => kind === 'redirect');
  expect(moved.map(({ path, canonical }) => [path, canonical])).toEqual([
    ['/hiring-guide', '/onboarding-guide'],
  ]);
});

test('security.txt has what RFC 9116 asks for, and expires within a year', () => {
  const site = { email: 'a@b.example', url: 'https://b.example' };
  expect(securityFile(site, ['en', 'de'], new Date('2026-01-01T00:00:00Z'))).toBe(
    `Contact: mailto:a@b.example
Expires: 2026-12-27T00:00:00.000Z
Preferred-Languages: en, de
Canonical: https://b.example/.well-known/security.txt
`,
  );
});
