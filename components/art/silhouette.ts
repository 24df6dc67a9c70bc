import 'server-only';
import { readFileSync } from 'node:fs';
import { SILHOUETTES } from '@/content/model/schemas/primitives';

/** The drawings: `#` is the figure, `.` the ground. */
const fileOf = (name: string) => `${SILHOUETTES}/${name}.txt`;

/** Size of every silhouette; the figure leaves five columns free on the left and on the right. */
export const CROSSINGS = { columns: 30, rows: 20 } as const;
const MARGIN = (CROSSINGS.columns - CROSSINGS.rows) / 2;

/** For each row and column, whether the crossing belongs to the figure. */
export type Silhouette = readonly (readonly boolean[])[];

/**
 * The silhouette of an icon, read from its file below the current folder.
 *
 * @throws Error if the icon has no file, or one that says what is wrong with the drawing
 */
export function silhouetteOf(icon: string): Silhouette {
  return readSilhouette(icon, readFileSync(fileOf(icon), 'utf8'));
}

/**
 * Reads a silhouette that is drawn with `#` for the figure and `.` for the ground.
 *
 * @param name its icon, for the message
 * @throws Error that says what is wrong with the drawing
 */
export function readSilhouette(name: string, drawing: string): Silhouette {
  const rows = drawing.trim().split('\n');
  const file = fileOf(name);
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
