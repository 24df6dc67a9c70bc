import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cached, shortHash } from '@/engine/shared/cache';
import { openPicture, type Original } from './original';
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

/** A part of an original, at a size. */
type Crop = Pick<Variant, 'original' | 'width' | 'height' | 'focus'>;

/** Changes when the same original and settings have to give other files. */
const VERSION = 3;

type PixelFormat = Exclude<VariantFormat, 'svg'>;

/** The quality to try first in each format, which the eye cannot tell from the original. */
const BEST_QUALITY: Record<PixelFormat, number> = { avif: 55, webp: 80, jpeg: 80, png: 90 };
/** Factor from each quality that is tried to the next, and the lowest quality. */
const STEP = 0.85;
const LEAST_QUALITY = 10;
/** Blur in pixels at the lowest quality, which only very grainy pictures need. */
const BLURS = [1, 2, 4, 8, 16];

/** Two steps more take AVIF four times as long, WebP twice, and save a twentieth of the bytes. */
const EFFORT = { avif: 1, webp: 2 };
/** Pixels from which AVIF gets the least effort, because only large screens request as many. */
const MANY_PIXELS = 1_500_000;

const encode: Record<PixelFormat, (image: Sharp, quality: number, variant: Variant) => Sharp> = {
  avif: (image, quality, { original, width, height }) =>
    image.avif({
      quality,
      effort: width * height < MANY_PIXELS ? EFFORT.avif : 0,
      // As in WebP and JPEG, half the colour resolution is enough, except for coloured lines.
      chromaSubsampling: original.hasHardEdges ? '4:4:4' : '4:2:0',
    }),
  webp: (image, quality) => image.webp({ quality, effort: EFFORT.webp }),
  jpeg: (image, quality) => image.jpeg({ quality, progressive: true }),
  png: (image, quality) => image.png({ quality, palette: true }),
};

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

/** The part of an original that is shown: centred on its focus as far as its edges allow. */
function shownPart({ original, width, height, focus }: Crop) {
  const shown = croppedSize(original, width / height);
  const [left, top] = [
    [original.width, shown.width, focus[0]],
    [original.height, shown.height, focus[1]],
  ].map(([whole = 0, part = 0, centre = 0]) =>
    Math.round(Math.min(Math.max(whole * centre - part / 2, 0), whole - part)),
  );
  return { left: left ?? 0, top: top ?? 0, ...shown };
}

/** The settings to try until a file is small enough, the best first. */
function attemptsIn(format: PixelFormat): { quality: number; blur?: number }[] {
  const best = BEST_QUALITY[format];
  const steps = Math.floor(Math.log(LEAST_QUALITY / best) / Math.log(STEP));
  return [
    ...Array.from({ length: steps + 1 }, (_, step) => ({
      quality: Math.round(best * STEP ** step),
    })),
    ...BLURS.map((blur) => ({ quality: LEAST_QUALITY, blur })),
  ];
}

/** Pixels as they are in memory. */
interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** The part of an original that is shown, at a file's size; it is reduced while it is decoded. */
export function decoded(variant: Crop): Promise<Pixels> {
  const { original, width, height } = variant;
  const shown = shownPart(variant);
  const whole = {
    width: Math.max(width, Math.round((original.width * width) / shown.width)),
    height: Math.max(height, Math.round((original.height * height) / shown.height)),
  };
  return pixelsOf(
    openPicture(original.path)
      .resize(whole.width, whole.height, { fit: 'fill' })
      .extract({
        left: Math.min(Math.round((shown.left * width) / shown.width), whole.width - width),
        top: Math.min(Math.round((shown.top * height) / shown.height), whole.height - height),
        width,
        height,
      })
      .toColourspace('srgb'),
  );
}

async function encoded(variant: Variant, format: PixelFormat, pixels: Pixels): Promise<Buffer> {
  const { original, maxBytes } = variant;
  const { data, raw } = pixels;
  const attempts = attemptsIn(format);
  let best: Buffer | undefined;
  // Most files succeed at the first attempt; for the others a binary search finds the best.
  for (let [from, to, at] = [0, attempts.length - 1, 0]; from <= to; at = (from + to) >> 1) {
    const { quality, blur } = attempts[at] ?? { quality: LEAST_QUALITY };
    const image = sharp(data, { raw });
    const softened = blur ? image.blur(blur) : image;
    const file = await encode[format](softened, quality, variant).toBuffer();
    if (file.length > maxBytes) from = at + 1;
    else [best, to] = [file, at - 1];
  }
  if (best) return best;
  throw new Error(`${original.path} has too much detail for ${maxBytes} bytes as ${variant.name}`);
}

/**
 * Makes files of one original for one place, each with the best quality that keeps it within its
 * bytes: in sRGB, upright, without metadata. Files are cached; for those that are missing, the
 * original is decoded once, at the size of the widest file.
 *
 * @param cache folder for cached files
 * @returns their contents, in the order of the variants
 * @throws Error that names a picture with too much detail for its bytes, or one that is damaged
 */
export async function makeVariants(variants: readonly Variant[], cache: string): Promise<Buffer[]> {
  const [widest] = variants.toSorted((a, b) => b.width - a.width);
  let source: Promise<Pixels> | undefined;
  const resized = async ({ width, height }: Variant): Promise<Pixels> => {
    const { data, raw } = await (source ??= decoded(widest!));
    if (raw.width === width) return { data, raw };
    return pixelsOf(sharp(data, { raw }).resize(width, height, { fit: 'fill' }));
  };
  const sizes = new Map<number, Promise<Pixels>>();
  /** The pixels at a file's size, which its other formats share. */
  const inSizeOf = (variant: Variant) => {
    const found = sizes.get(variant.width) ?? resized(variant);
    sizes.set(variant.width, found);
    return found;
  };
  const files: Buffer[] = [];
  for (const variant of variants) {
    const { format, name, original } = variant;
    files.push(
      format === 'svg'
        ? await readFile(/* turbopackIgnore: true */ original.path)
        : await cached(join(cache, name), async () =>
            encoded(variant, format, await inSizeOf(variant)),
          ),
    );
  }
  return files;
}

/** Makes one file of an original: see `makeVariants`. */
export async function makeVariant(variant: Variant, cache: string): Promise<Buffer> {
  return (await makeVariants([variant], cache))[0]!;
}
