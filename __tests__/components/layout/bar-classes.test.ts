import { barClasses } from '@/components/layout/bar-classes';

const words = (count: number) => Array.from({ length: 7 }, () => 'x'.repeat(count));

it('shows the menu where its labels have room, and the toggle elsewhere', () => {
  for (const labels of [words(6), words(12)]) {
    const { inBar, instead } = barClasses(labels);
    const [from] = /@[^:]+/.exec(instead) ?? [];
    expect(inBar).toBe(`hidden ${from}:block`);
    expect(instead).toBe(`${from}:hidden`);
  }
});

it('asks for a wider bar for longer labels', () => {
  expect(barClasses(words(12))).not.toEqual(barClasses(words(6)));
});
