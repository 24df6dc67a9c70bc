import { cardFiles } from '@/components/seo/social-image';

test('no two pages have one social card, and a page of an owner’s changes the name of no other', () => {
  const shipped = ['/', '/about/careers', '/service/risk-&-compliance', '/a/b'];
  const own = ['/home', '/about-careers', '/service-risk-and-compliance', '/a-b', '/a&b', '/aandb'];
  const names = cardFiles(shipped);
  expect([...names.values()].toSorted()).toEqual([
    'a-b.png',
    'about-careers.png',
    'home.png',
    'service-risk-and-compliance.png',
  ]);
  const all = cardFiles([...shipped, ...own]);
  expect(shipped.map((path) => all.get(path))).toEqual(shipped.map((path) => names.get(path)));
  expect(new Set(all.values()).size).toBe(shipped.length + own.length);
});
