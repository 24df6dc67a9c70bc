import 'server-only';
import type { Trace } from '@/components/art/curve';
import type { Point } from '@/components/art/point';
import type { Random } from '@/components/art/random';

/** How the threads lie. */
export type WeaveShape =
  'grid' | 'day' | 'dial' | 'interlock' | 'loom' | 'globe' | 'seam' | 'stitch';

/** Lengths are units of the drawing's `viewBox`. */
export interface WeaveOptions {
  /** Any text; the same one always gives the same drawing. */
  seed: string;
  shape: WeaveShape;
  width: number;
  height: number;
  /** Number of blue threads: the client's own people. */
  warps: number;
  /** Number of green threads: Northweave's. */
  wefts: number;
  /** Breadth of a warp and of a weft; the leading colour has the broader one. */
  ribbon: readonly [warp: number, weft: number];
  /** How far threads leave the straight; for a globe, the degrees it is seen from above. */
  bend?: number;
  /** Free space at top, right, bottom and left; less than nothing runs out of the picture. */
  inset?: readonly [top: number, right: number, bottom: number, left: number];
  /** Breadth of the gap on each side of a thread that passes over another. */
  casing?: number;
  /** Of path data. Whole units do for gentle curves in a large drawing; small turns look bruised. */
  decimals?: 0 | 1;
}

/** 0 is the full colour, 1 its tint. */
export type Tint = 0 | 1;

/** A thread as a shape describes it, before its curve is fitted. */
export interface Strand {
  /** Which warp or weft it belongs to; a weft that changes its tint is two strands with one index. */
  index: number;
  trace: Trace;
  /** Where its cubics join; see `fitCurve`. */
  knots: readonly number[];
  tint: Tint;
  /** In units of the drawing. */
  ribbon: number;
}

/** What a shape makes of the options. */
export interface Cloth {
  warps: Strand[];
  wefts: Strand[];
  /** Circle outside which nothing shows. */
  rim?: Point & { radius: number };
}

/** An arrangement of threads. */
export type Shape = (options: Required<WeaveOptions>, random: Random) => Cloth;

/** 0, 1, 2, … up to `length` numbers. */
export const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Places where a trace of so many equal cubics joins them; see `fitCurve`. */
export const knots = (pieces: number) => range(pieces + 1).map((index) => index / pieces);

/** From one number to another as `t` goes from 0 to 1. */
export const between = (from: number, to: number, t: number) => from + (to - from) * t;

/** Tints in a loose rhythm: never more than two alike in a row. */
export function tints(count: number, random: Random): Tint[] {
  const row: Tint[] = [];
  for (const index of range(count)) {
    const [last, beforeLast] = [row[index - 1], row[index - 2]];
    const drawn = random.pick<Tint>([0, 0, 1]);
    row.push(last !== undefined && last === beforeLast ? (last === 0 ? 1 : 0) : drawn);
  }
  return row;
}
