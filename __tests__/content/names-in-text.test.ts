import { indexOfName } from '@/content/model/names-in-text';

it.each([
  ['Bench is here.', 0],
  ['At Bench’s desk.', 3],
  ['Benchmarks help.', -1],
  ['A workBench, then Bench.', 18],
  ['A bench.', -1],
  ['Bench2 and Benché', -1],
])('finds a name in “%s” only as a whole word', (text, at) => {
  expect(indexOfName('Bench', text)).toBe(at);
});
