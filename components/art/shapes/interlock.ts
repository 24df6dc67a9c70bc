import 'server-only';
import { between, range, type Shape, type Strand, type Tint } from '@/components/art/cloth';
import type { Trace } from '@/components/art/curve';

/** Closed links threaded through one another, rotated by 45 degrees, without any loose end. */
export const interlock: Shape = ({ width, height, warps, wefts, ribbon, inset }, random) => {
  const centre = { x: width / 2, y: height / 2 };
  const step = (Math.min(width, height) - 2 * inset[0]) / (Math.max(warps, wefts) + 1);
  const radius = step / 2;
  /** Half a link: a straight part with a quarter turn towards the other half at each end. */
  const half = (
    index: number,
    count: number,
    others: number,
    tint: Tint,
    warp: boolean,
  ): Strand => {
    const run = others * step;
    const side = index % 2 === 0 ? 1 : -1;
    const aside = (index - (count - 1) / 2) * step;
    const quarter = (Math.PI / 2) * radius;
    const total = run + 2 * quarter;
    /** Slightly past the apex, so that the halves overlap without a visible gap. */
    const trace: Trace = (t) => {
      const s = between(-0.5, total + 0.5, t);
      const end = s < quarter ? -1 : s > quarter + run ? 1 : 0;
      const past = end < 0 ? quarter - s : end > 0 ? s - quarter - run : 0;
      const turn = past / radius;
      const along = end === 0 ? s - quarter - run / 2 : end * (run / 2 + radius * Math.sin(turn));
      const off = aside + side * radius * (1 - Math.cos(turn));
      const [x, y] = warp ? [off, along] : [along, off];
      const c = Math.SQRT1_2;
      return { x: centre.x + (x - y) * c, y: centre.y + (x + y) * c };
    };
    const joint = (quarter + 0.5) / (total + 1);
    return {
      index,
      trace,
      knots: [0, joint / 2, joint, 1 - joint, 1 - joint / 2, 1],
      tint,
      ribbon: ribbon[warp ? 0 : 1],
    };
  };
  /** Every other link has the tint; the seed decides which. */
  const first = random.whole(0, 1);
  const tintOf = (index: number): Tint => (((index >> 1) + first) % 2 === 0 ? 0 : 1);
  return {
    warps: range(warps).map((i) => half(i, warps, wefts, tintOf(i), true)),
    wefts: range(wefts).map((j) => half(j, wefts, warps, tintOf(j), false)),
  };
};
