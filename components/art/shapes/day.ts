import 'server-only';
import { between, range, type Shape } from '@/components/art/cloth';

/**
 * A working day: long wefts are the offices through 24 hours, warps the hours in which they are
 * open. `inset` gives the margins around the warps; in those on the left and right the wefts have
 * their tint, and between them their full colour.
 */
export const day: Shape = ({ width, height, warps, wefts, ribbon, bend, inset }) => {
  const [top, right, bottom, left] = inset;
  const opensFor = width - left - right;
  const step = opensFor / warps;
  const ends = [-ribbon[1], left, width - right, width + ribbon[1]];
  return {
    warps: range(warps).map((index) => ({
      index,
      trace: (t) => ({ x: left + (index + 0.5) * step, y: between(top, height - bottom, t) }),
      pieces: 1,
      tint: index % 3 === 1 ? 1 : 0,
    })),
    wefts: range(wefts).flatMap((index) =>
      range(3).map((part) => {
        const y = ((index + 0.5) / wefts) * height;
        const [from, to] = [ends[part] ?? 0, ends[part + 1] ?? width];
        return {
          index,
          trace: (t: number) => {
            const x = between(from, to, t);
            return { x, y: y + bend * Math.sin((4 * Math.PI * x) / width + index * Math.PI) };
          },
          pieces: part === 1 ? 4 : 3,
          tint: part === 1 ? (0 as const) : (1 as const),
        };
      }),
    ),
  };
};
