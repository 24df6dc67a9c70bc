import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cached, shortHash } from '@/engine/shared/cache';
import { openPicture, type Original } from './original';

/** What all logos of a row have in common; sizes are in CSS pixels. */
interface MarkRow {
  /** As `#rrggbb`. */
  colour: string;
  /** Height of every file, in which a wide logo has some room above and below. */
  height: number;
  widest: number;
  /** Area of each logo, so that none looks larger than others. */
  area: number;
}

/** A logo to be shown in one colour, beside others. */
export interface Mark {
  original: Original;
  /** File name, made from everything on which the file depends. */
  name: string;
  format: 'png' | 'svg';
  row: MarkRow;
}

/** Changes when the same original and row have to give another file. */
const VERSION = 1;

/** Pixels per CSS pixel. */
const DENSITY = 3;

/** Greatest size in pixels to which an original is first reduced: more would not be visible. */
const DRAFT = 1_000;
/** Noise that a scan or a JPEG adds to its background, out of 255. */
const NOISE = 16;
/** Share of the strongest contrast that counts as full, to keep thin and pale parts legible. */
const FULL = 0.6;
/** Steps from nothing to the full colour; more would not be visible either. */
const STEPS = 16;
/** A logo with more green (which governs brightness) than this is for a dark background. */
const LIGHT = 200;

const CHANNELS = 4;

/** A logo in one colour; an SVG stays as it is. */
export function markOf(original: Original, row: MarkRow): Mark {
  const { hash, isSvg } = original;
  if (isSvg) return { original, name: `${hash}.svg`, format: 'svg', row };
  const name = `${shortHash(hash + JSON.stringify([VERSION, row]))}.png`;
  return { original, name, format: 'png', row };
}

/** A logo's background as RGB: its corner's colour or, if transparent, what it was drawn for. */
function groundOf(data: Buffer, isTransparent: boolean): readonly [number, number, number] {
  if (!isTransparent) return [data.readUInt8(0), data.readUInt8(1), data.readUInt8(2)];
  let light = 0;
  let covered = 0;
  for (let at = 0; at < data.length; at += CHANNELS) {
    const alpha = data.readUInt8(at + 3);
    light += data.readUInt8(at + 1) * alpha;
    covered += alpha;
  }
  return light > LIGHT * covered ? [0, 0, 0] : [255, 255, 255];
}

/**
 * How much each pixel differs from the background: 255 is full.
 *
 * @param data red, green, blue and alpha of each pixel
 */
function coverOf(data: Buffer, isTransparent: boolean): Uint8Array {
  const [red, green, blue] = groundOf(data, isTransparent);
  let most = 0;
  const contrast = Float32Array.from({ length: data.length / CHANNELS }, (_, index) => {
    const at = index * CHANNELS;
    const difference = Math.max(
      Math.abs(data.readUInt8(at) - red),
      Math.abs(data.readUInt8(at + 1) - green),
      Math.abs(data.readUInt8(at + 2) - blue),
    );
    const value = (Math.max(0, difference - NOISE) * data.readUInt8(at + 3)) / 255;
    most = Math.max(most, value);
    return value;
  });
  return Uint8Array.from(contrast, (value) => Math.min(255, (value / most / FULL) * 255));
}

/** The part of a logo in which something can be seen. */
function boundsOf(cover: Uint8Array, width: number) {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (const [at, value] of cover.entries()) {
    // Less than a twentieth is a shadow, or grain.
    if (value < 13) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The size at which a logo looks as large as the others: a wide one is lower than a square one. */
function shownSize(logo: { width: number; height: number }, { height, widest, area }: MarkRow) {
  const ratio = logo.width / logo.height;
  const high = Math.min(height, Math.sqrt(area / ratio), widest / ratio);
  return { width: Math.max(1, Math.round(high * ratio)), height: Math.max(1, Math.round(high)) };
}

async function drawn({ original, row }: Mark): Promise<Buffer> {
  const { data, info } = await openPicture(original.path)
    .resize(DRAFT, DRAFT, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cover = coverOf(data, original.isTransparent);
  const bounds = boundsOf(cover, info.width);
  if (!(bounds.width > 0))
    throw new Error(`${original.path} has one colour throughout, so it would be invisible`);
  const size = shownSize(bounds, row);
  const space = (row.height - size.height) * DENSITY;
  const { data: alpha, info: shown } = await sharp(cover, {
    raw: { width: info.width, height: info.height, channels: 1 },
  })
    .extract(bounds)
    .resize(size.width * DENSITY, size.height * DENSITY, { fit: 'fill' })
    .extend({ top: Math.floor(space / 2), bottom: Math.ceil(space / 2), background: '#000' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: shown.width, height: shown.height, channels: 1 as const };
  return sharp({ create: { ...raw, channels: 3, background: row.colour } })
    .joinChannel(alpha, { raw })
    .png({ palette: true, colours: STEPS, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/**
 * Makes a logo's file, trimmed, in one colour and on a transparent background; it is cached.
 *
 * @param cache folder for cached files
 * @returns a PNG for three pixels per CSS pixel, or the SVG as it is
 * @throws Error that names a logo of one colour throughout, which nobody would see
 */
export function makeMark(mark: Mark, cache: string): Promise<Buffer> {
  const { format, name, original } = mark;
  if (format === 'svg') return readFile(/* turbopackIgnore: true */ original.path);
  return cached(join(cache, name), () => drawn(mark));
}

/**
 * The size of a mark as it is shown, in CSS pixels.
 *
 * @param cache folder for cached files
 */
export async function markSize(
  mark: Mark,
  cache: string,
): Promise<{ width: number; height: number }> {
  const { width, height } =
    mark.format === 'svg' ? mark.original : await sharp(await makeMark(mark, cache)).metadata();
  const high = Math.min(mark.row.height, (mark.row.widest * height) / width);
  return { width: Math.round((width / height) * high), height: Math.round(high) };
}
