import 'server-only';

/** A point in units of the drawing's `viewBox`; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** The sum of two vectors, the second of which may be scaled. */
export const plus = (a: Point, b: Point, scale = 1): Point => ({
  x: a.x + b.x * scale,
  y: a.y + b.y * scale,
});

/** The vector from `b` to `a`. */
export const minus = (a: Point, b: Point): Point => plus(a, b, -1);
