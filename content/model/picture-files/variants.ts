import { shortHash } from '@/engine/shared/cache';
import type { Original } from './original';
import { croppedSize } from './original-problem';

/** A place of a page that shows pictures. */
export interface Place {
  /** Its width in the layout, as a value of the attribute `sizes`. */
  sizes: string;
  /** Width divided by height, if it crops. */
  ratio?: number;
  /** Width of an original in pixels below which it would look blurred. */
  least: number;
  /** The widths in pixels that it can show, the smallest first, each with the bytes it may cost. */
  maxBytes: Readonly<Record<number, number>>;
  /** Greatest width for the few browsers without AVIF and WebP: what a phone shows. */
  fallback: number;
}

/** The point to keep when a picture is cropped: from left and from top, each from 0 to 1. */
export type Focus = readonly [number, number];

export type VariantFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'svg';

/** A file to be made from an original. */
export interface Variant {
  original: Original;
  /** File name, made from everything on which the file depends. */
  name: string;
  format: VariantFormat;
  width: number;
  height: number;
  maxBytes: number;
  focus: Focus;
}

/** Changes when the same original and settings have to give other files. */
const VERSION = 3;

export type PixelFormat = Exclude<VariantFormat, 'svg'>;

/** Share by which a file may be narrower than its place asks. */
const NARROWER = 0.03;

/** The media type of a format. */
export function mediaType(format: VariantFormat): string {
  return `image/${format === 'svg' ? 'svg+xml' : format}`;
}

/** A place's widths up to the original's, and the original's own if the place has a larger one. */
function widthsFor(place: Place, width: number): [number, number][] {
  const all = Object.entries(place.maxBytes).map(
    ([wide, bytes]) => [Number(wide), bytes] as [number, number],
  );
  const fitting = all.filter(([wide]) => wide <= width);
  const next = all.find(([wide]) => wide > width);
  return next && fitting.at(-1)?.[0] !== width ? [...fitting, [width, next[1]]] : fitting;
}

/**
 * The size, at most a little below a width, at which rounding changes the ratio least: browsers use
 * the ratio of a loaded picture, and everything below it would move by the difference.
 */
function sizeNear(width: number, ratio: number): { width: number; height: number } {
  const candidates = Array.from({ length: Math.ceil(width * NARROWER) }, (_, less) => {
    const height = Math.max(1, Math.round((width - less) / ratio));
    return { width: width - less, height, off: Math.abs((width - less) / ratio - height) };
  });
  const [best] = candidates.toSorted((a, b) => a.off - b.off);
  return { width: best?.width ?? width, height: best?.height ?? 1 };
}

/**
 * The files that a place needs from an original, by format and from the narrowest to the widest;
 * the last is in a format that every browser knows. An SVG stays as it is. Nothing is made yet.
 *
 * @param focus the point to keep where the place crops
 * @returns each with its size in pixels and the bytes that it may have
 */
export function variantsOf(original: Original, place: Place, focus: Focus): Variant[] {
  const { ratio } = place;
  if (original.isSvg) {
    const { hash, width, height } = original;
    const name = `${hash}.svg`;
    return [{ original, name, format: 'svg', width, height, maxBytes: Infinity, focus }];
  }
  const full = croppedSize(original, ratio);
  const settings = [VERSION, ratio ? [ratio, focus] : [], place.maxBytes];
  const hash = shortHash(original.hash + JSON.stringify(settings));
  const widths = widthsFor(place, full.width);
  const fallback = widths.filter(([width]) => width <= place.fallback).slice(-1);
  const formats: [PixelFormat, typeof widths][] = [
    ['avif', widths],
    ['webp', widths],
    [original.isTransparent ? 'png' : 'jpeg', fallback],
  ];
  return formats.flatMap(([format, own]) =>
    own.map(([width, maxBytes]) => ({
      original,
      name: `${hash}-${width}.${format === 'jpeg' ? 'jpg' : format}`,
      format,
      ...sizeNear(width, ratio ?? full.width / full.height),
      maxBytes,
      focus,
    })),
  );
}
