import { routeTable } from '@/content/route-table';

const { neededPages, testFilesIn } = jest.requireActual<
  Record<'neededPages' | 'testFilesIn', (path: string) => string[]>
>('@/scripts/lib/needed-pages.mjs');

test('what tests need are pages of the route table, so none is left out by a slip', () => {
  const needed = ['__tests__', 'e2e']
    .flatMap(testFilesIn)
    .filter((file) => !file.endsWith('needed-pages.test.ts'))
    .flatMap(neededPages);
  expect(needed.length).toBeGreaterThan(10);
  const keys = routeTable.map(({ key }) => key as string);
  expect(needed.filter((page) => !keys.includes(page))).toEqual([]);
});
