import 'server-only';
import type { Trace } from '@/components/art/curve';
import type { Random } from '@/components/art/random';

/** How the threads are arranged. */
export type WeaveShape = 'grid' | 'day' | 'loom';

/** Lengths are units of the drawing's `viewBox`. */
export interface WeaveOptions {
  /** Any text; the same seed always gives the same drawing. */
  seed: string;
  shape: WeaveShape;
  width: number;
  height: number;
  /** Number of blue threads, which stand for the client's own people. */
  warps: number;
  /** Number of green threads, which stand for the company's. */
  wefts: number;
  /** Width of a warp and of a weft; the dominant colour has the wider one. */
  ribbon: readonly [warp: number, weft: number];
  /** How far threads deviate from a straight line. */
  bend?: number;
  /** Margins at top, right, bottom and left; a negative one lets threads run off the edge. */
  inset?: readonly [top: number, right: number, bottom: number, left: number];
  /** Width of the gap on each side of a thread that passes over another. */
  casing?: number;
  /**
   * Decimals in path data. Whole units are enough for gentle curves in a large drawing; small turns
   * would look ragged.
   */
  decimals?: 0 | 1;
}

/** 0 is the full colour, 1 its tint. */
export type Tint = 0 | 1;

/** A thread as described by a shape, before its curve is fitted. */
export interface Strand {
  /**
   * Which warp or weft it belongs to; a weft that changes its tint consists of several strands with
   * the same index.
   */
  index: number;
  trace: Trace;
  /** Number of cubics that its curve consists of. */
  pieces: number;
  tint: Tint;
}

/** The strands that a shape makes from the options. */
export interface Cloth {
  warps: Strand[];
  wefts: Strand[];
}

/** An arrangement of threads. */
export type Shape = (options: Required<WeaveOptions>, random: Random) => Cloth;

/** The first `length` whole numbers: 0, 1, 2, … */
export const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Interpolates from one number to another as `t` goes from 0 to 1. */
export const between = (from: number, to: number, t: number) => from + (to - from) * t;

/** Tints in an irregular rhythm: never more than two alike in a row. */
export function tints(count: number, random: Random): Tint[] {
  const row: Tint[] = [];
  for (const index of range(count)) {
    const [last, beforeLast] = [row[index - 1], row[index - 2]];
    const drawn = random.pick<Tint>([0, 0, 1]);
    row.push(last !== undefined && last === beforeLast ? (last === 0 ? 1 : 0) : drawn);
  }
  return row;
}
