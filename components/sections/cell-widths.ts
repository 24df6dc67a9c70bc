/** Widths of the two cells of a row, out of twelve columns; every third such row is even. */
const PAIRS = [
  [7, 5],
  [5, 7],
  [6, 6],
] as const;
const THREE = [4, 4, 4] as const;

/** Width of a cell, out of twelve columns. */
export type CellWidth = 4 | 5 | 6 | 7 | 12;

/**
 * Divides cells into full rows of two and three in turn, each divided differently from the row
 * before.
 *
 * @returns the width of each cell, in order
 */
export function cellWidths(count: number): CellWidth[] {
  const widths: CellWidth[] = [];
  let pairs = 0;
  let isPairNext = true;
  while (count - widths.length > 1) {
    const left = count - widths.length;
    // Three out of four would leave one alone.
    const isPair: boolean = left === 2 || left === 4 || (left !== 3 && isPairNext);
    widths.push(...(isPair ? (PAIRS[pairs++ % PAIRS.length] ?? PAIRS[0]) : THREE));
    isPairNext = !isPair;
  }
  return count === widths.length ? widths : [...widths, 12];
}
