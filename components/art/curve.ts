import 'server-only';
import { minus, plus, type Point } from '@/components/art/point';

/** The centre line of a thread: its point at `t` from 0 (one end) to 1 (the other). */
export type Trace = (t: number) => Point;

/** A point on a curve with its distance from the curve's start. */
export interface Station extends Point {
  distance: number;
}

/** A curve ready to draw: path data and closely spaced points along it. */
export interface Curve {
  path: string;
  stations: Station[];
}

const STATIONS_PER_PIECE = 24;
/** Bends flatter than this, in units of the drawing, become straight lines. */
const FLAT = 0.3;
const NUDGE = 1e-4;

/** Numbers as path data: no leading zero, and a space only where one is needed. */
function compact(numbers: number[]): string {
  return numbers
    .map((number) => String(number).replace(/^(-?)0\./, '$1.'))
    .reduce((line, text) => line + (line && !text.startsWith('-') ? ' ' : '') + text, '');
}

function bezier(p: readonly [Point, Point, Point, Point], t: number): Point {
  const r = 1 - t;
  const at = (axis: keyof Point) =>
    r ** 3 * p[0][axis] +
    3 * r * r * t * p[1][axis] +
    3 * r * t * t * p[2][axis] +
    t ** 3 * p[3][axis];
  return { x: at('x'), y: at('y') };
}

function bulge(from: Point, to: Point, control: Point): number {
  const along = minus(to, from);
  const aside = minus(control, from);
  return Math.abs(along.x * aside.y - along.y * aside.x) / (Math.hypot(along.x, along.y) || 1);
}

/**
 * Fits relative cubic path commands to a trace. The stations follow the path as written, rounding
 * included, so that a dash measured along them falls where the browser draws it.
 *
 * @param pieces number of cubics, all for equal parts of `t`
 * @param decimals decimals of the written coordinates
 */
export function fitCurve(trace: Trace, pieces: number, decimals: number): Curve {
  const unit = 10 ** decimals;
  const round = (value: number) => Math.round(value * unit) / unit || 0;
  const roundPoint = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });
  const slope = (t: number): Point => {
    const step = minus(trace(t + NUDGE), trace(t - NUDGE));
    return { x: step.x / (2 * NUDGE), y: step.y / (2 * NUDGE) };
  };

  let pen = roundPoint(trace(0));
  /** Control point before the pen, which `s` mirrors; undefined after a straight line. */
  let handle: Point | undefined;
  let path = `M${compact([pen.x, pen.y])}`;
  const stations: Station[] = [{ ...pen, distance: 0 }];

  for (let index = 1; index <= pieces; index += 1) {
    const [from, to] = [(index - 1) / pieces, index / pieces];
    const third = (to - from) / 3;
    const offset = (point: Point) => roundPoint(minus(point, pen));
    let [first, second] = [
      offset(plus(trace(from), slope(from), third)),
      offset(plus(trace(to), slope(to), -third)),
    ];
    const end = offset(trace(to));
    const origin = { x: 0, y: 0 };
    if (
      Math.max(bulge(origin, end, first), bulge(origin, end, second)) < Math.max(FLAT, 0.6 / unit)
    ) {
      [first, second] = [
        { x: end.x / 3, y: end.y / 3 },
        { x: (end.x * 2) / 3, y: (end.y * 2) / 3 },
      ];
      path +=
        end.x === 0
          ? `v${compact([end.y])}`
          : end.y === 0
            ? `h${compact([end.x])}`
            : `l${compact([end.x, end.y])}`;
      handle = undefined;
    } else {
      const mirrored = handle && minus(pen, handle);
      const smooth =
        mirrored && Math.hypot(mirrored.x - first.x, mirrored.y - first.y) <= 2.5 / unit;
      if (smooth) first = mirrored;
      const controls = smooth ? [second, end] : [first, second, end];
      path += (smooth ? 's' : 'c') + compact(controls.flatMap(({ x, y }) => [x, y]));
      handle = plus(pen, second);
    }
    const piece = [pen, plus(pen, first), plus(pen, second), plus(pen, end)] as const;
    for (let step = 1; step <= STATIONS_PER_PIECE; step += 1) {
      const point = bezier(piece, step / STATIONS_PER_PIECE);
      const last = stations.at(-1) ?? { ...pen, distance: 0 };
      const distance = last.distance + Math.hypot(point.x - last.x, point.y - last.y);
      stations.push({ ...point, distance });
    }
    pen = roundPoint(piece[3]);
  }
  return { path, stations };
}
