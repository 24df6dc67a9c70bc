import 'server-only';
import { CROSSINGS, type Silhouette } from '@/components/art/silhouette';
import { randomFrom } from '@/components/art/random';

/** Distance between neighbouring threads in units of the drawing. */
export const PITCH = 10;
/** First column of the middle square, which is all that a mark shows. */
const MARK_FROM = (CROSSINGS.columns - CROSSINGS.rows) / 2;
/**
 * The satin of the ground: in each row every tenth crossing has the weft on top, three columns away
 * from those in the row before, so that no two meet and no diagonal stands out.
 */
const SATIN = { repeat: 10, step: 3 } as const;

/** Path data of the threads; those of one tint share a path. */
export interface DamaskThreads {
  /** Complete warps, in two tints. */
  warps: readonly [string, string];
  /** Where wefts show in the ground: in the order of the satin and at the selvedges. */
  peeps: string;
  /** The parts of the wefts that form the figure, in two tints. */
  wefts: readonly [string, string];
  /** Where warps show in the figure: in the order of the satin. */
  specks: string;
}

/** A picture for 64 pixels or more: all threads, with satin in the ground and in the figure. */
export function cardThreads(figure: Silhouette): DamaskThreads {
  const [width, height] = [CROSSINGS.columns * PITCH, CROSSINGS.rows * PITCH];
  // The same threads for every figure: a page with many pictures then compresses better.
  const random = randomFrom('damask');
  const ragged = () => random.pick([2, 4, 5]);
  const warps: [string, string] = ['', ''];
  for (let column = 0; column < CROSSINGS.columns; column += 1) {
    const [above, below] = [ragged(), ragged()];
    warps[random.pick([0, 1])] += `M${column * PITCH + 5}-${above}v${above + height + below}`;
  }
  let peeps = '';
  let specks = '';
  for (let row = 0; row < CROSSINGS.rows; row += 1) {
    const y = row * PITCH + 5;
    const [left, right] = [ragged(), ragged()];
    peeps += `M-${left} ${y}h${left}`;
    let pen = 0;
    for (let column = 0; column < CROSSINGS.columns; column += 1) {
      const place = (column + row * SATIN.step) % SATIN.repeat;
      if (place === 0 && !around(figure, column, row).includes(true)) {
        peeps += `m${column * PITCH - 1 - pen} 0h12`;
        pen = column * PITCH + 11;
      }
      if (place === SATIN.repeat / 2 && !around(figure, column, row).includes(false)) {
        specks += `M${column * PITCH + 5} ${y - 6}v12`;
      }
    }
    peeps += `m${width - pen} 0h${right}`;
  }
  return { warps, peeps, wefts: weftsOf(figure, 0, CROSSINGS.columns, 1), specks };
}

/** The middle square for 40 to 64 pixels: warps twice as wide, and a figure without gaps. */
export function markThreads(figure: Silhouette): DamaskThreads {
  const warps: [string, string] = ['', ''];
  for (let pair = 0; pair < CROSSINGS.rows / 2; pair += 1) {
    const tint = pair % 2 === 0 ? 0 : 1;
    warps[tint] += `M${(pair * 2 + 1) * PITCH} 0v${CROSSINGS.rows * PITCH}`;
  }
  const wefts = weftsOf(figure, MARK_FROM, MARK_FROM + CROSSINGS.rows, 0);
  return { warps, peeps: '', wefts, specks: '' };
}

/** Whether a crossing and each of its neighbours belong to the figure. */
function around(figure: Silhouette, column: number, row: number): boolean[] {
  const near = [-1, 0, 1];
  return near.flatMap((down) =>
    near.map((across) => figure[row + down]?.[column + across] ?? false),
  );
}

/**
 * Each run of the figure in each row, as one piece of a weft.
 *
 * @param lap how far a piece extends past its crossings, to where it dives under the next warp
 */
function weftsOf(figure: Silhouette, from: number, to: number, lap: number): [string, string] {
  const wefts: [string, string] = ['', ''];
  figure.forEach((crossings, row) => {
    for (let column = from; column < to; column += 1) {
      if (!crossings[column] || (column > from && crossings[column - 1])) continue;
      let end = column;
      while (end < to && crossings[end]) end += 1;
      const x = (column - from) * PITCH - lap;
      wefts[row % 2 === 0 ? 0 : 1] +=
        `M${x} ${row * PITCH + 5}h${(end - column) * PITCH + 2 * lap}`;
    }
  });
  return wefts;
}
