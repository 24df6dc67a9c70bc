import { fileOf } from '@/components/seo/social-image';

test('no two pages have one social card', () => {
  const paths = [
    '/',
    '/home',
    '/about/careers',
    '/about-careers',
    '/a&b',
    '/a/b',
    '/a-and-b',
    '/aandb',
  ];
  expect(new Set(paths.map(fileOf)).size).toBe(paths.length);
});
