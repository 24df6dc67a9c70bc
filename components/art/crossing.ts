import 'server-only';
import type { Station } from '@/components/art/curve';
import { minus, plus, type Point } from '@/components/art/point';

/** The point at which two curves cross. */
export interface Intersection extends Point {
  /** Distance from the start of the second curve. */
  distance: number;
  /** Sine of the angle between the two, from 0 (parallel) to 1 (perpendicular). */
  sine: number;
}

/** Finds the first crossing of two curves, on the straight segments between their stations. */
export function intersect(
  one: readonly Station[],
  other: readonly Station[],
): Intersection | undefined {
  for (let i = 1; i < one.length; i += 1) {
    for (let j = 1; j < other.length; j += 1) {
      const [a, b, c, d] = [one[i - 1], one[i], other[j - 1], other[j]];
      if (!a || !b || !c || !d) continue;
      const [ab, cd, ac] = [minus(b, a), minus(d, c), minus(c, a)];
      const cross = ab.x * cd.y - ab.y * cd.x;
      if (cross === 0) continue;
      const s = (ac.x * cd.y - ac.y * cd.x) / cross;
      const t = (ac.x * ab.y - ac.y * ab.x) / cross;
      if (s < 0 || s > 1 || t < 0 || t > 1) continue;
      return {
        ...plus(a, ab, s),
        distance: c.distance + (d.distance - c.distance) * t,
        sine: Math.abs(cross) / (Math.hypot(ab.x, ab.y) * Math.hypot(cd.x, cd.y)),
      };
    }
  }
  return undefined;
}
