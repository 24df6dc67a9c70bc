import 'server-only';

/** Size of every silhouette; the figure leaves five columns free on the left and on the right. */
export const CROSSINGS = { columns: 30, rows: 20 } as const;
const MARGIN = (CROSSINGS.columns - CROSSINGS.rows) / 2;

/** For each row and column, whether the crossing belongs to the figure. */
export type Silhouette = readonly (readonly boolean[])[];

/**
 * Reads a silhouette that is drawn with `#` for the figure and `.` for the ground.
 *
 * @param name its icon, for the message
 * @throws Error that says what is wrong with the drawing
 */
export function readSilhouette(name: string, drawing: string): Silhouette {
  const rows = drawing.trim().split('\n');
  const file = `components/art/silhouettes/${name}.ts`;
  if (rows.length !== CROSSINGS.rows) {
    throw new Error(`${file}: has ${rows.length} rows; a silhouette has ${CROSSINGS.rows}`);
  }
  return rows.map((row, index) => {
    const where = `${file}: row ${index + 1}`;
    if (!/^[#.]*$/.test(row)) throw new Error(`${where} has a character other than # and .`);
    if (row.length !== CROSSINGS.columns) {
      throw new Error(`${where} has ${row.length} characters; it needs ${CROSSINGS.columns}`);
    }
    const crossings = [...row].map((character) => character === '#');
    if ([...crossings.slice(0, MARGIN), ...crossings.slice(-MARGIN)].includes(true)) {
      throw new Error(
        `${where} has a # within ${MARGIN} columns of an edge; small sizes omit them`,
      );
    }
    return crossings;
  });
}
