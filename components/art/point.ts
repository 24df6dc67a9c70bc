import 'server-only';

/** A place in the units of the drawing's `viewBox`; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** One place moved by another, which may be scaled. */
export const plus = (a: Point, b: Point, scale = 1): Point => ({
  x: a.x + b.x * scale,
  y: a.y + b.y * scale,
});

/** The way from `b` to `a`. */
export const minus = (a: Point, b: Point): Point => plus(a, b, -1);
