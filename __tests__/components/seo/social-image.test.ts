import { cardsOf } from '@/components/seo/social-image';

const shipped = ['/', '/about/careers', '/service/risk-&-compliance', '/a/b'];
const own = ['/home', '/about-careers', '/service-risk-and-compliance', '/a-b', '/a&b', '/aandb'];

test('no two pages share a social card, and an owner’s page does not rename a shipped page’s card', () => {
  const cards = cardsOf(
    [...shipped.slice(0, 1), ...own, ...shipped.slice(1)].map((path) => ({ path })),
  );
  expect(cards.size).toBe(shipped.length + own.length);
  for (const [name, path] of [
    ['home', '/'],
    ['about-careers', '/about/careers'],
    ['service-risk-and-compliance', '/service/risk-&-compliance'],
    ['a-b', '/a/b'],
  ] as const) {
    expect(cards.get(name)).toEqual({ path });
  }
});
