import { cellWidths } from '@/components/sections/cell-widths';

test.each([...Array(24).keys()])('%i industries fill their rows', (count) => {
  const widths = cellWidths(count);
  expect(widths).toHaveLength(count);
  let inRow = 0;
  for (const width of widths) {
    inRow += width;
    expect(inRow).toBeLessThanOrEqual(12);
    if (inRow === 12) inRow = 0;
  }
  expect(inRow).toBe(0);
});

test('only a single industry has a row of its own', () => {
  expect(cellWidths(1)).toEqual([12]);
  for (let count = 2; count < 24; count += 1) expect(cellWidths(count)).not.toContain(12);
});

test('each row differs from the row above it', () => {
  expect(cellWidths(9)).toEqual([7, 5, 4, 4, 4, 5, 7, 6, 6]);
  expect(cellWidths(10)).toEqual([7, 5, 4, 4, 4, 5, 7, 4, 4, 4]);
});
