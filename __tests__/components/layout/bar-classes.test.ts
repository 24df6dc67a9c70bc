import { barClasses } from '@/components/layout/bar-classes';

const words = (count: number) => Array.from({ length: 7 }, () => 'x'.repeat(count));

it('shows the menu where its labels have room, and the toggle elsewhere', () => {
  for (const labels of [words(6), words(12)]) {
    const { menu, instead } = barClasses(labels);
    const [from] = /@[^:]+/.exec(instead) ?? [];
    expect(menu).toBe(`hidden ${from}:block`);
    expect(instead).toBe(`${from}:hidden`);
  }
});

it('counts wide characters as two', () => {
  expect(barClasses(words(6).map(() => '会社概要四'))).toEqual(barClasses(words(10)));
});

it('gives longer labels a wider bar without the profiles', () => {
  const [short, long] = [barClasses(words(6)), barClasses(words(12))];
  expect(short.profiles).toBe(short.menu);
  expect(long.profiles).toBe('hidden');
  expect(long.menu).not.toBe(short.menu);
});
