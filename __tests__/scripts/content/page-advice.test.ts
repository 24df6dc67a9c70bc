import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import {
  FIRST_WINDOW_BYTES,
  fontAdvice,
  FONT_BYTES,
  pageAdvice,
  weighPages,
} from '@/scripts/content/page-advice';

test('lists each page that needs more than one round trip, the heaviest first, and what would help', () => {
  const weights = new Map([
    ['/', FIRST_WINDOW_BYTES],
    ['/blog/long', FIRST_WINDOW_BYTES + 1],
    ['/faq', FIRST_WINDOW_BYTES + 1_711],
  ]);
  const [headline, first, second, remedy, ...more] = pageAdvice(weights);
  expect(headline).toContain('14,600 bytes');
  expect(first).toBe('  /faq by 1,711 bytes');
  expect(second).toBe('  /blog/long by 1 bytes');
  expect(remedy).toContain('page of its own');
  expect(more).toEqual([]);
});

test('lists no pages that arrive in one round trip, and counts those that a long list omits', () => {
  expect(pageAdvice(new Map([['/', 1]]))).toEqual([]);
  const heavy = Array.from({ length: 300 }, (_, index) => [`/blog/${index}`, 20_000] as const);
  expect(pageAdvice(new Map(heavy))).toContain('  and 290 more');
});

test('weighs pages as they are sent, with their headers', () => {
  const files = ['index.html', 'index.html.br', 'blog/a.html.br', 'blog/a.js.br'];
  const folder = folderWith(Object.fromEntries(files.map((file) => [file, 'x'.repeat(100)])));
  const weights = weighPages(folder);
  expect([...weights.keys()].sort()).toEqual(['/', '/blog/a']);
  expect(weights.get('/')).toBeGreaterThan(1_000);
  expect(weighPages(join(folder, 'missing')).size).toBe(0);
});

test.each([
  [FONT_BYTES, []],
  [25_312, [expect.stringContaining('25,312 bytes')]],
])('says how heavy a font of %i bytes is', (bytes, advice) => {
  const folder = folderWith({
    'index.html': '<link rel="preload" href="/base/_next/loom-1.woff2" as="font">',
    '_next/loom-1.woff2': 'x'.repeat(bytes),
    '_next/loom-2.woff2': 'x'.repeat(90_000),
  });
  expect(fontAdvice(folder)).toEqual(advice);
  expect(fontAdvice(join(folder, 'missing'))).toEqual([]);
});
