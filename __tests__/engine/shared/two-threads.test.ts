import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { squares } from '@/__tests__/engine/shared/squares';
import { inTwoThreads } from '@/engine/shared/two-threads';

const MODULE = pathToFileURL(join('__tests__', 'engine', 'shared', 'squares.ts')).href;
const numbers = Array.from({ length: 101 }, (_, index) => index);
const names = new Map([
  [true, 'here'],
  [false, 'there'],
]);

it('does the second half of much work in another thread, and returns results in order', async () => {
  const found = await inTwoThreads(MODULE, squares, numbers, { names });
  expect(found).toHaveLength(101);
  expect(found).toEqual(numbers.map((it, at) => `${it * it} ${at <= 50 ? 'here' : 'there'}`));
});

it('does little work here', async () => {
  const found = await inTwoThreads(MODULE, squares, numbers.slice(0, 99), { names });
  expect(found.at(-1)).toBe('9604 here');
});

it.each([3, 98])('reports the error of either half, here of %d', async (bad) => {
  await expect(inTwoThreads(MODULE, squares, numbers, { names, bad })).rejects.toThrow(
    `${bad} has no square`,
  );
});
