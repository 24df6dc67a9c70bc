import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { folderWith, writeFiles } from '@/__tests__/temporary-folder';
import { checkLinks } from '@/engine/check/check-links';
import { defineSite } from '@/engine/define-site';
import { hostRules } from '@/engine/hosting/host-rules';
import { redirectsOf, withQuery } from '@/engine/hosting/redirects';
import { largeFiles, limitNotes } from '@/engine/hosting/limits';
import { writeHostFiles } from '@/engine/hosting/write-host-files';

const site = defineSite({
  basePath: '/harbour',
  translations: [{ code: 'ar', environment: {} }],
  redirects: [
    { from: '/boats/old-fares', to: '/fares#children' },
    { from: '/start', to: '/' },
    { from: '/children', to: '/fares?for=children#children' },
    { from: '/today', to: '/?day=today' },
    { from: '/shop', to: 'https://shop.example/a?b#c' },
  ],
});

const page = (language: string, title: string, path: string) =>
  `<!doctype html><html ${language}><head><meta charset="utf-8"><title>${title}</title>
  <link rel="canonical" href="https://a.example/harbour${path}"></head>
  <body><h1 id="children">${title}</h1></body></html>`;

let folder: string;
beforeEach(() => {
  folder = folderWith({
    'index.html': page('lang="en"', 'Harbour', ''),
    'fares.html': page('lang="en"', 'Fares & boats', '/fares'),
    '404.html': page('lang="en"', 'Unknown', ''),
    'ar.html': page('lang="ar" dir="rtl"', 'ميناء', '/ar'),
    'ar/fares.html': page('lang="ar" dir="rtl"', 'أسعار', '/ar/fares'),
    'ar/404.html': page('lang="ar" dir="rtl"', 'غير معروف', '/ar'),
  });
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** What a page that redirects tells browsers, search engines and readers. */
function saidBy(file: string) {
  const $ = load(read(file));
  return {
    language: $('html').attr(),
    refresh: $('meta[http-equiv=refresh]').attr('content'),
    robots: $('meta[name=robots]').attr('content'),
    canonical: $('link[rel=canonical]').attr('href'),
    title: $('title').text(),
    link: [$('main a').attr('href'), $('main a').text()],
  };
}

it('lead below the sub-path of the site and of each language', () => {
  expect([...redirectsOf(site)]).toEqual([
    ['/harbour/boats/old-fares', '/harbour/fares#children'],
    ['/harbour/start', '/harbour'],
    ['/harbour/children', '/harbour/fares?for=children#children'],
    ['/harbour/today', '/harbour?day=today'],
    ['/harbour/shop', 'https://shop.example/a?b#c'],
    ['/harbour/ar/boats/old-fares', '/harbour/ar/fares#children'],
    ['/harbour/ar/start', '/harbour/ar'],
    ['/harbour/ar/children', '/harbour/ar/fares?for=children#children'],
    ['/harbour/ar/today', '/harbour/ar?day=today'],
    ['/harbour/ar/shop', 'https://shop.example/a?b#c'],
  ]);
  const routes = [
    { path: '/news', kind: 'page' as const },
    { path: '/old', kind: 'redirect' as const, canonical: '/news' },
  ];
  const atRoot = defineSite({ routes, redirects: [{ from: '/start', to: '/#news' }] });
  expect([...redirectsOf(atRoot)]).toEqual([
    ['/old', '/news'],
    ['/start', '/#news'],
  ]);
});

it('lead nowhere below a language that lacks the page, as the root does', () => {
  const routes = [{ path: '/catch', kind: 'page' as const, languages: ['ar'] }];
  const translations = ['ar', 'de'].map((code) => ({ code, environment: {} }));
  const own = defineSite({ translations, routes, redirects: [{ from: '/fish', to: '/catch#1' }] });
  expect([...redirectsOf(own)]).toEqual([['/ar/fish', '/ar/catch#1']]);
  writeFiles(folder, { 'ar/catch.html': page('lang="ar" dir="rtl"', 'صيد', '/ar/catch') });
  writeHostFiles(own, folder);
  expect(saidBy('ar/fish.html')).toMatchObject({ refresh: '0; url=/ar/catch#1', title: 'صيد' });
  expect(existsSync(join(folder, 'fish.html'))).toBe(false);
});

it('have a page for hosts without 301s, in the language of the page that they lead to', () => {
  writeHostFiles(site, folder);
  expect(saidBy('boats/old-fares.html')).toEqual({
    language: { lang: 'en' },
    refresh: '0; url=/harbour/fares#children',
    robots: 'noindex',
    canonical: 'https://a.example/harbour/fares',
    title: 'Fares & boats',
    link: ['/harbour/fares#children', 'Fares & boats'],
  });
  expect(saidBy('children.html')).toMatchObject({
    refresh: '0; url=/harbour/fares?for=children#children',
    title: 'Fares & boats',
  });
  expect(saidBy('ar/start.html')).toEqual({
    language: { lang: 'ar', dir: 'rtl' },
    refresh: '0; url=/harbour/ar',
    robots: 'noindex',
    canonical: 'https://a.example/harbour/ar',
    title: 'ميناء',
    link: ['/harbour/ar', 'ميناء'],
  });
  expect(saidBy('ar/shop.html')).toEqual({
    language: { lang: 'ar', dir: 'rtl' },
    refresh: '0; url=https://shop.example/a?b#c',
    robots: 'noindex',
    canonical: 'https://shop.example/a?b#c',
    title: 'https://shop.example/a?b#c',
    link: ['https://shop.example/a?b#c', 'https://shop.example/a?b#c'],
  });
});

it('have a policy before anything that it could refuse, and lengthen no header', () => {
  const before = hostRules(folder, defineSite({ ...site, redirects: [] }));
  writeHostFiles(site, folder);
  const [charset, policy] = load(read('start.html'))('head').children().toArray();
  expect(charset?.attribs.charset).toBe('utf-8');
  expect(policy?.attribs['http-equiv']).toBe('Content-Security-Policy');
  const after = hostRules(folder, site);
  expect(after.headers).toEqual(before.headers);
  expect(after.policies).toEqual(before.policies);
  // A rule for each folder of an old blog would exceed what Cloudflare Pages reads.
  expect(after.folders).not.toContain('/harbour/boats');
});

it('are written with a sentence for each limit of a host that they exceed', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const written = (more: Partial<typeof site>) => {
    warn.mockClear();
    const other = folderWith({ 'index.html': '<html></html>', 'fares.html': '<html></html>' });
    if (more.embeddable) writeFiles(other, deep);
    writeHostFiles(defineSite({ redirects: [], ...more }), other);
    return warn.mock.calls.flat().map((note) => String(note).replace(/:.*/, ''));
  };
  const deep = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`${index}/a.txt`, ''] as const),
  );
  const many = Array.from({ length: 2_050 }, (_, index) => ({
    from: `/old-${index}`,
    to: '/fares',
  }));
  const embeddable = ['/logos'];
  expect(written({})).toEqual([]);
  expect(written({ embeddable })).toEqual(['_headers has 105 rules, and Cloudflare reads 100']);
  expect(written({ embeddable, host: 'nginx' })).toEqual([]);
  expect(written({ redirects: many })).toEqual([
    // Each twice, and two for the files that Netlify would publish.
    '_redirects has 4102 rules, and Cloudflare reads 2000',
    'vercel.json has 2050 redirects, and Vercel reads 2048',
  ]);
  warn.mockRestore();
});

it.each([
  ['/old /new 301', 2_000],
  // Cloudflare counts a rule that Netlify forces before it ignores it.
  ['/old /new 301!\n/old /new 301', 1_000],
])('are within the limit of Cloudflare up to its last rule: %j', (rule, most) => {
  const notes = (count: number) =>
    limitNotes({ _redirects: `${rule}\n`.repeat(count) }, 'cloudflare');
  expect(notes(most)).toEqual([]);
  expect(notes(most + 1)).toEqual([expect.stringMatching(/and Cloudflare reads 2000/)]);
});

it('are written with the name of each file that is too large for Cloudflare', () => {
  const other = folderWith({ 'a.mp4': '', 'files/b.mp4': '' });
  truncateSync(join(other, 'a.mp4'), 25 * 1024 * 1024);
  truncateSync(join(other, 'files/b.mp4'), 25 * 1024 * 1024 + 1);
  const named = [expect.stringMatching(/^files\/b\.mp4 has more than 25 MiB, and Cloudflare/)];
  expect([largeFiles(other), largeFiles(other, 'cloudflare')]).toEqual([named, named]);
  expect(largeFiles(other, 'nginx')).toEqual([]);
});

it('can be written again, but overwrite no page', () => {
  writeHostFiles(site, folder);
  const moved = site.redirects.map(({ from }) => ({ from, to: '/fares?moved' }));
  for (const redirects of [site.redirects, moved]) {
    expect(() => writeHostFiles({ ...site, redirects }, folder)).not.toThrow();
    expect(saidBy('start.html').refresh).toBe(
      `0; url=${redirectsOf({ ...site, redirects }).get('/harbour/start')}`,
    );
  }
  writeFiles(folder, { 'start.html': page('lang="en"', 'Start', '/start') });
  expect(() => writeHostFiles(site, folder)).toThrow(/there is a page:\n {2}start\.html/);
});

it.each(['/robots.txt', '/404.html', '/made.txt', '/_headers'])(
  'are refused where there is a file, such as %s',
  (from) => {
    writeFiles(folder, { 'robots.txt': 'User-agent: *' });
    const taken = defineSite({
      redirects: [{ from, to: '/fares' }],
      files: () => ({ 'made.txt': 'by the site' }),
    });
    expect(() => writeHostFiles(taken, folder)).toThrow(`there is a file:\n  ${from.slice(1)}`);
  },
);

it('must lead to something that exists, and nothing may link to them', () => {
  writeHostFiles(site, folder);
  const cache = folderWith();
  expect(checkLinks(site, folder, cache)).toBe(16);
  writeFiles(folder, {
    'index.html': '<a href="/harbour/start">Start</a>',
    'fares.html': '<h1>Fares</h1>',
  });
  expect(() => checkLinks(site, folder, cache)).toThrow(
    /\/ -> \/harbour\/start: no route has this path\n.*old-fares.*nothing on the page has the id/,
  );
});

test.each([
  ['/new', '?a=b', '/new?a=b'],
  ['/new#part', '?a=b', '/new?a=b#part'],
  ['/new#part', '', '/new#part'],
  ['https://shop.example/?c#d', '?a=b', 'https://shop.example/?c#d'],
])('%s with the query %j becomes %s', (to, query, url) => {
  expect(withQuery(to, query)).toBe(url);
});
