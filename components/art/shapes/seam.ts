import 'server-only';
import { between, knots, range, type Shape, type Strand, type Tint } from '@/components/art/cloth';

/**
 * Two cloths side by side: each weft changes its tint underneath a warp, where the change is
 * hidden.
 */
export const seam: Shape = (options, random) => {
  const { width, height, warps, wefts, ribbon, inset, bend } = options;
  const [top, right, bottom, left] = inset;
  const stepX = (width - left - right) / warps;
  const stepY = (height - top - bottom) / wefts;
  /** The right cloth hangs lower; the wefts step down where the two meet. */
  const drop = (x: number) => bend * Math.tanh((x - width / 2) / (width * 0.24));
  const xOf = (index: number) => left + (index + 0.5) * stepX;
  const middle = (warps - 1) / 2;
  /** The cloths interlock: the two warps next to the middle have changed places. */
  const clothOf = (index: number): Tint =>
    Math.abs(index - middle) < 1 !== index < middle ? 0 : 1;
  const loose = () => random.between(0.15, 0.6);
  return {
    warps: range(warps).map((index) => {
      const x = xOf(index);
      const [from, to] = [top - loose() * stepY, height - bottom + loose() * stepY];
      return {
        index,
        trace: (t) => ({ x, y: between(from, to, t) + drop(x) }),
        knots: knots(1),
        tint: clothOf(index),
        ribbon: ribbon[0],
      };
    }),
    wefts: range(wefts).flatMap((index) => {
      const y = top + (index + 0.5) * stepY;
      const run = (from: number, to: number, tint: Tint): Strand => ({
        index,
        trace: (t) => {
          const x = between(from, to, t);
          return { x, y: y + drop(x) };
        },
        knots: knots(4),
        tint,
        ribbon: ribbon[1],
      });
      /** A warp near the middle that passes over this weft, and hides its change of tint. */
      const nearest = Math.floor(middle) - (index % 2 === 0 ? 0 : 1);
      const hidden = nearest + ((nearest + index) % 2 === 0 ? 1 : 0) + random.pick([0, 0, 2]);
      const join = xOf(hidden);
      return [run(left - loose() * stepX, join, 0), run(join, width - right + loose() * stepX, 1)];
    }),
  };
};
