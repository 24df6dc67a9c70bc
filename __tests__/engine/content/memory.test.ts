import { Memory } from '@/engine/content/memory';

test('the last value is reused for the same inputs', () => {
  const memory = new Memory();
  const make = jest.fn(() => ({}));
  const first = memory.made('cloth', ['warp', 1], make);
  expect(memory.made('cloth', ['warp', 1], make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(memory.made('rope', ['warp', 1], make)).not.toBe(first);
  const others = [['warp', 2], ['warp'], ['warp', 1, 'weft'], ['warp', 1]];
  for (const of of others) expect(memory.made('cloth', of, make)).not.toBe(first);
});
