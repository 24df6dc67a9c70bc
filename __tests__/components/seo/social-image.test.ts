import { cardsOf } from '@/components/seo/social-image';

const shipped = ['/', '/about/careers', '/service/risk-&-compliance', '/a/b'];
const own = ['/home', '/about-careers', '/service-risk-and-compliance', '/a-b', '/a&b', '/aandb'];

test('no two pages share a social card, and an owner’s page does not rename a shipped page’s card', () => {
  const cards = cardsOf(
    [...shipped.slice(0, 1), ...own, ...shipped.slice(1)].map((path) => ({ path })),
  );
  expect(cards.size).toBe(shipped.length + own.length);
  for (const [file, path] of [
    ['home.png', '/'],
    ['about-careers.png', '/about/careers'],
    ['service-risk-and-compliance.png', '/service/risk-&-compliance'],
    ['a-b.png', '/a/b'],
  ] as const) {
    expect(cards.get(file)).toEqual({ path });
  }
});
