import 'server-only';
import { between, knots, range, tints, type Shape } from '@/components/art/cloth';
import type { Point } from '@/components/art/point';

/** The tilt of the globe's axis, which is the Earth's. */
const EARTH_TILT_DEGREES = 23.4;
/** Angle between the centre of the picture and the farthest point that the viewer can see. */
const SIGHT_DEGREES = 60;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Meridians and parallels of a sphere, seen from slightly above, and from so close that less than
 * half of it is visible, which keeps the crowded rim and the poles out of view.
 */
export const globe: Shape = ({ width, height, warps, wefts, ribbon, bend, inset }, random) => {
  const rim = { x: width / 2, y: height / 2, radius: Math.min(width, height) / 2 - inset[0] };
  const sight = radians(SIGHT_DEGREES);
  const radius = rim.radius / Math.sin(sight);
  /** Threads continue slightly beyond the rim. */
  const horizon = Math.cos(sight + radians(3));
  const [tip, lean] = [radians(bend), radians(EARTH_TILT_DEGREES)];
  const sphere = (longitude: number, latitude: number): Point => {
    const [up, out] = [radius * Math.sin(latitude), radius * Math.cos(latitude)];
    const x = out * Math.sin(longitude);
    const y = out * Math.cos(longitude) * Math.sin(tip) - up * Math.cos(tip);
    return {
      x: rim.x + x * Math.cos(lean) - y * Math.sin(lean),
      y: rim.y + x * Math.sin(lean) + y * Math.cos(lean),
    };
  };
  const arc = (cosine: number) => Math.acos(Math.max(-1, Math.min(1, cosine)));
  const step = radians((1.8 * SIGHT_DEGREES) / Math.max(warps, wefts));
  const turn = (index: number, count: number) => (index - (count - 1) / 2) * step;
  const [warpTints, weftTints] = [tints(warps, random), tints(wefts, random)];
  return {
    rim,
    warps: range(warps).map((index) => {
      const longitude = turn(index, warps);
      const [near, high] = [Math.cos(longitude) * Math.cos(tip), Math.sin(tip)];
      const top = Math.atan2(high, near);
      const reach = arc(horizon / Math.hypot(near, high));
      return {
        index,
        trace: (t) => sphere(longitude, between(top + reach, top - reach, t)),
        knots: knots(3),
        tint: warpTints[index] ?? 0,
        ribbon: ribbon[0] * Math.cos(longitude),
      };
    }),
    wefts: range(wefts).map((index) => {
      const latitude = tip - turn(index, wefts);
      const reach = arc(
        (horizon - Math.sin(latitude) * Math.sin(tip)) / (Math.cos(latitude) * Math.cos(tip)),
      );
      return {
        index,
        trace: (t) => sphere(between(-reach, reach, t), latitude),
        knots: knots(3),
        tint: weftTints[index] ?? 0,
        ribbon: ribbon[1] * Math.cos(latitude - tip),
      };
    }),
  };
};
