import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cached } from '@/engine/shared/cache';
import { openPicture } from './original';
import { croppedSize } from './original-problem';
import type { PixelFormat, Variant } from './variants';

/** A part of an original, at a size. */
type Crop = Pick<Variant, 'original' | 'width' | 'height' | 'focus'>;

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

/**
 * The part of an original that is shown, as pixels at a file's size; it is reduced while it is
 * decoded. Rejects if the original is damaged.
 */
export function decodedPixels(variant: Crop): Promise<Pixels> {
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
    const { data, raw } = await (source ??= decodedPixels(widest!));
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
