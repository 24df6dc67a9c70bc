import 'server-only';
import { between, knots, range, tints, type Shape, type Tint } from '@/components/art/cloth';
import type { Trace } from '@/components/art/curve';

/** One warp that goes back and forth through long wefts, like a needle. */
export const stitch: Shape = ({ width, height, warps, wefts, ribbon, inset }, random) => {
  const [top, , bottom] = inset;
  const stepX = width / (warps - 1);
  const stepY = (height - top - bottom) / wefts;
  const turns = range(warps + 1).map(
    (index) => (index - 0.5 + random.between(-0.22, 0.22)) * stepX,
  );
  const weftTints = tints(wefts, random);
  const warpTint: Tint = 0;
  return {
    warps: range(warps).map((index) => {
      const [from, to] = [turns[index] ?? 0, turns[index + 1] ?? width];
      const reach = (height / 2 - ribbon[0] / 2 - 1) * (index % 2 === 0 ? 1 : -1);
      const trace: Trace = (t) => ({
        x: between(from, to, t),
        y: height / 2 - reach * Math.cos(Math.PI * t),
      });
      return { index, trace, knots: knots(2), tint: warpTint, ribbon: ribbon[0] };
    }),
    wefts: range(wefts).map((index) => ({
      index,
      trace: (t) => ({
        x: between(-ribbon[1], width + ribbon[1], t),
        y: top + (index + 0.5) * stepY,
      }),
      knots: knots(1),
      tint: weftTints[index] ?? 0,
      ribbon: ribbon[1],
    })),
  };
};
