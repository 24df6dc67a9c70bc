import { routeTable } from '@/content/model/route-table';

const { neededPages, testFilesIn } = jest.requireActual<
  Record<'neededPages' | 'testFilesIn', (path: string) => string[]>
>('@/scripts/lib/needed-pages.mjs');

test('all pages that tests need are in the route table, so no slip leaves a test out', () => {
  const needed = ['__tests__', 'e2e']
    .flatMap(testFilesIn)
    .filter((file) => !file.endsWith('needed-pages.test.ts'))
    .flatMap(neededPages);
  expect(needed).not.toEqual([]);
  const keys = routeTable.map(({ key }) => key as string);
  expect(needed.filter((page) => !keys.includes(page))).toEqual([]);
});
