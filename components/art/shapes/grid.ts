import 'server-only';
import { between, range, tints, type Shape, type WeaveOptions } from '@/components/art/cloth';
import type { Point } from '@/components/art/point';
import type { Random } from '@/components/art/random';

/** A slow wave that neighbouring threads share, so that they bend together and never touch. */
function sway(options: Required<WeaveOptions>, random: Random): (x: number, y: number) => Point {
  const { width, height, bend } = options;
  const [across, down] = [random.between(0, 2), random.between(0, 2)];
  return (x, y) => ({
    x: x + bend * Math.sin(Math.PI * (across + (1.15 * y) / height + (0.5 * x) / width)),
    y: y + bend * Math.sin(Math.PI * (down + (1.15 * x) / width + (0.5 * y) / height)),
  });
}

/**
 * Plain cloth: square, evenly spaced and gently bent; its threads run off the edges or stop short
 * of them.
 */
export const grid: Shape = (options, random) => {
  const { width, height, warps, wefts, inset } = options;
  const [top, right, bottom, left] = inset;
  const place = sway(options, random);
  const stepX = (width - left - right) / warps;
  const stepY = (height - top - bottom) / wefts;
  const loose = (end: number, step: number) =>
    end > 0 ? end - random.between(0.05, 0.5) * step : end - step;
  const warpTints = tints(warps, random);
  const weftTints = tints(wefts, random);
  return {
    warps: range(warps).map((index) => {
      const x = left + (index + 0.5) * stepX;
      const [from, to] = [loose(top, stepY), height - loose(bottom, stepY)];
      return {
        index,
        trace: (t) => place(x, between(from, to, t)),
        pieces: 2,
        tint: warpTints[index] ?? 0,
      };
    }),
    wefts: range(wefts).map((index) => {
      const y = top + (index + 0.5) * stepY;
      const [from, to] = [loose(left, stepX), width - loose(right, stepX)];
      return {
        index,
        trace: (t) => place(between(from, to, t), y),
        pieces: 2,
        tint: weftTints[index] ?? 0,
      };
    }),
  };
};

/** A cloth that has only been started: the first few of as many wefts as there are warps. */
export const loom: Shape = (options, random) => {
  const cloth = grid({ ...options, wefts: options.warps }, random);
  return { ...cloth, wefts: cloth.wefts.slice(0, options.wefts) };
};
