import 'server-only';
import { intersect } from '@/components/art/crossing';
import { fitCurve, type Curve } from '@/components/art/curve';
import { randomFrom } from '@/components/art/random';
import type { Shape, Strand, Tint, WeaveOptions, WeaveShape } from '@/components/art/cloth';
import { day } from '@/components/art/shapes/day';
import { grid, loom } from '@/components/art/shapes/grid';

const shapes: Record<WeaveShape, Shape> = { grid, day, loom };

/** A thread ready to draw. */
export interface Thread {
  tint: Tint;
  /** Path data of its centre line. */
  path: string;
}

/** A thread of which parts are drawn again above the warps. */
export interface Weft extends Thread {
  /** `stroke-dasharray` that shows only the parts where it passes over a warp; may be empty. */
  over: string;
  /** The casing's dashes: slightly shorter, or their antialiased ends would show as hairlines. */
  overCasing: string;
}

/** In a drawing this wide dashes need no decimals, because they end in the gap beside a thread. */
const WHOLE_DASHES_FROM = 400;

/** How far a weft continues beyond the end of its own casing. */
const CASING_LAP = 1.5;

/** Plain weave: along each thread, crossings alternate between over and under. */
const upperOf = (warp: number, weft: number) => ((warp + weft) % 2 === 0 ? 'weft' : 'warp');

interface Stretch {
  middle: number;
  half: number;
}

/**
 * Converts stretches along a thread into dash lengths: zero, gap, dash, gap, dash, … and a final
 * long gap.
 */
function dashes(stretches: Stretch[], decimals: number, shorten = 0): string {
  const unit = 10 ** decimals;
  const round = (value: number) => Math.round(value * unit) / unit;
  let pen = 0;
  const lengths: number[] = [];
  for (const { middle, half } of stretches.toSorted((a, b) => a.middle - b.middle)) {
    for (const mark of [middle - half + shorten, middle + half - shorten]) {
      const length = Math.max(0, round(mark - pen));
      lengths.push(length);
      pen += length;
    }
  }
  return lengths.length === 0 ? '' : [0, ...lengths, 9999].join(' ');
}

/**
 * Computes the threads of a drawing: their paths, and which is on top at each crossing. Pure: the
 * result depends on the options alone.
 */
export function weave(options: Required<WeaveOptions>): { warps: Thread[]; wefts: Weft[] } {
  const { shape, seed, width, ribbon, casing, decimals } = options;
  const cloth = shapes[shape](options, randomFrom(seed));
  const dashDecimals = width >= WHOLE_DASHES_FROM ? 0 : 1;
  const fit = (strand: Strand): Strand & Curve => ({
    ...strand,
    ...fitCurve(strand.trace, strand.pieces, decimals),
  });
  const warps = cloth.warps.map(fit);

  const wefts = cloth.wefts.map(fit).map(({ index, tint, path, stations }): Weft => {
    const stretches: Stretch[] = [];
    for (const warp of warps) {
      const crossing = intersect(warp.stations, stations);
      if (!crossing || upperOf(warp.index, index) === 'warp') continue;
      const { distance, sine } = crossing;
      const slant = (Math.sqrt(1 - Math.min(1, sine * sine)) * ribbon[1]) / 2;
      stretches.push({
        middle: distance,
        half: (ribbon[0] / 2 + casing + slant) / sine + CASING_LAP,
      });
    }
    return {
      tint,
      path,
      over: dashes(stretches, dashDecimals),
      overCasing: dashes(stretches, dashDecimals, CASING_LAP),
    };
  });

  return { warps: warps.map(({ tint, path }) => ({ tint, path })), wefts };
}
