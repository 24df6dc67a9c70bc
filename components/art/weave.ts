import 'server-only';
import { intersect } from '@/components/art/crossing';
import { fitCurve, type Curve } from '@/components/art/curve';
import { randomFrom } from '@/components/art/random';
import type { Cloth, Shape, Strand, Tint, WeaveOptions, WeaveShape } from '@/components/art/cloth';
import { day } from '@/components/art/shapes/day';
import { dial } from '@/components/art/shapes/dial';
import { globe } from '@/components/art/shapes/globe';
import { grid, loom } from '@/components/art/shapes/grid';
import { interlock } from '@/components/art/shapes/interlock';
import { seam } from '@/components/art/shapes/seam';
import { stitch } from '@/components/art/shapes/stitch';

const shapes: Record<WeaveShape, Shape> = { grid, day, dial, interlock, loom, globe, seam, stitch };

/** A thread ready to draw. */
export interface Thread {
  index: number;
  tint: Tint;
  ribbon: number;
  /** Path data of its centre line. */
  path: string;
  /**
   * `stroke-dasharray` that shows only the parts where a weft passes over a warp; empty for warps,
   * which are drawn without gaps above the wefts.
   */
  over: string;
  /** The casing's dashes: slightly shorter, or their antialiased ends would show as hairlines. */
  overCasing: string;
}

/** A point where a warp and a weft cross. */
export interface Crossing {
  warp: number;
  weft: number;
  x: number;
  y: number;
  upper: 'warp' | 'weft';
}

export interface WeaveDrawing {
  width: number;
  height: number;
  casing: number;
  warps: Thread[];
  wefts: Thread[];
  crossings: Crossing[];
  rim: Cloth['rim'];
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
 * Computes a drawing: threads with their paths, and which thread is on top at each crossing. Pure:
 * the result depends on the options alone.
 */
export function weave(options: WeaveOptions): WeaveDrawing {
  const full = { bend: 0, inset: [0, 0, 0, 0], casing: 3, decimals: 1, ...options } as const;
  const { width, height, casing } = full;
  const cloth = shapes[full.shape](full, randomFrom(full.seed));
  const dashDecimals = width >= WHOLE_DASHES_FROM ? 0 : 1;
  const fit = (strand: Strand): Strand & Curve => ({
    ...strand,
    ...fitCurve(strand.trace, strand.knots, full.decimals),
  });
  const warps = cloth.warps.map(fit);
  const wefts = cloth.wefts.map(fit);
  const crossings = new Map<string, Crossing>();

  const drawnWefts = wefts.map((weft): Thread => {
    const stretches: Stretch[] = [];
    for (const warp of warps) {
      const intersection = intersect(warp.stations, weft.stations);
      if (!intersection) continue;
      const upper = upperOf(warp.index, weft.index);
      const { x, y, distance, sine } = intersection;
      crossings.set(`${warp.index} ${weft.index}`, {
        warp: warp.index,
        weft: weft.index,
        x,
        y,
        upper,
      });
      if (upper === 'warp') continue;
      const slant = (Math.sqrt(1 - Math.min(1, sine * sine)) * weft.ribbon) / 2;
      stretches.push({
        middle: distance,
        half: (warp.ribbon / 2 + casing + slant) / sine + CASING_LAP,
      });
    }
    return {
      ...threadOf(weft),
      over: dashes(stretches, dashDecimals),
      overCasing: dashes(stretches, dashDecimals, CASING_LAP),
    };
  });

  return {
    width,
    height,
    casing,
    warps: warps.map(threadOf),
    wefts: drawnWefts,
    crossings: [...crossings.values()],
    rim: cloth.rim,
  };
}

function threadOf({ index, tint, ribbon, path }: Strand & Curve): Thread {
  return { index, tint, ribbon: Math.round(ribbon * 10) / 10, path, over: '', overCasing: '' };
}
