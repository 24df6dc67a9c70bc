import 'server-only';
import { between, knots, range, type Shape } from '@/components/art/cloth';

/** The hours as spokes across rings: full blue at night, its tint by day. */
export const dial: Shape = ({ width, height, warps, wefts, ribbon, inset }) => {
  const centre = { x: width / 2, y: height / 2 };
  const [top, , bottom] = inset;
  const outer = height / 2 - top;
  const inner = bottom;
  const step = (outer - inner) / wefts;
  const polar = (turn: number, radius: number) => ({
    x: centre.x + radius * Math.sin(2 * Math.PI * turn),
    y: centre.y - radius * Math.cos(2 * Math.PI * turn),
  });
  return {
    warps: range(warps).map((index) => {
      const quarter = index % (warps / 4) === 0;
      const from = inner - step * 0.3;
      const to = outer + step * (quarter ? 0.9 : 0.4);
      return {
        index,
        trace: (t) => polar(index / warps, between(from, to, t)),
        knots: knots(1),
        tint: index >= warps / 4 && index < (warps * 3) / 4 ? 1 : 0,
        ribbon: ribbon[0],
      };
    }),
    wefts: range(wefts).map((index) => {
      const radius = inner + (index + 0.5) * step;
      return {
        index,
        /** Slightly more than a full turn, so that the ends overlap without a visible gap. */
        trace: (t) => polar(t * 1.001 + 0.5 / warps, radius),
        knots: knots(8),
        tint: (wefts - 1 - index) % 2 === 0 ? 0 : 1,
        ribbon: ribbon[1],
      };
    }),
  };
};
