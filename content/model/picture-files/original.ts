import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cached, shortHash } from '@/engine/shared/cache';
import { fileProblem, MAX_PIXELS, sizeProblem, type Need } from './original-problem';

/** What the markup of a page needs to know about an original. */
export interface Original {
  /** Path of its file. */
  path: string;
  /** Hash of its content. */
  hash: string;
  isSvg: boolean;
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** Whether some of it is transparent. */
  isTransparent: boolean;
  /** Whether its format is one for drawings and screenshots, in which colours have sharp edges. */
  hasHardEdges: boolean;
  /** Three of its colours from top to bottom, as `#rrggbb`; none if it is transparent. */
  colours: readonly string[];
}

const ROWS = 3;
const CHANNELS = 3;
/** Changes when a description gets other fields. */
const VERSION = 3;

/**
 * Opens a picture, or an animation's first frame, rotated by its EXIF orientation. Files made from
 * it are in sRGB, without metadata, because sharp adds none by default.
 *
 * @throws Error, once it is decoded, if it is damaged or has more than `MAX_PIXELS`
 */
export function openPicture(path: string): Sharp {
  return sharp(path, { limitInputPixels: MAX_PIXELS }).autoOrient();
}

async function coloursOf(path: string): Promise<string[]> {
  const pixels = await openPicture(path)
    .toColourspace('srgb')
    .removeAlpha()
    .resize(1, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from(
    { length: ROWS },
    (_, row) => `#${pixels.toString('hex', row * CHANNELS, (row + 1) * CHANNELS)}`,
  );
}

async function describe(path: string): Promise<Omit<Original, 'path'>> {
  const bytes = await readFile(/* turbopackIgnore: true */ path);
  const { autoOrient, format, hasAlpha } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  const { width, height } = autoOrient;
  const isSvg = format === 'svg';
  const hasHardEdges = ['svg', 'png', 'gif'].includes(format);
  const described = { hash: shortHash(bytes), isSvg, width, height, hasHardEdges };
  // What has too many pixels is refused, so it is not decoded either.
  if (isSvg || width * height > MAX_PIXELS)
    return { ...described, isTransparent: true, colours: [] };
  const isTransparent = hasAlpha && !(await sharp(bytes).stats()).isOpaque;
  return { ...described, isTransparent, colours: isTransparent ? [] : await coloursOf(path) };
}

/**
 * What is wrong with an original in a place, in plain words and with what to do; undefined if
 * nothing is.
 *
 * @param cache folder for cached descriptions
 */
export async function originalProblem(
  path: string,
  need: Need,
  cache: string,
): Promise<string | undefined> {
  return fileProblem(path) ?? problemIn(await readOriginal(path, cache), need);
}

/** The same for what `readOriginal` has found of a file. */
export function problemIn(found: Original | string, need: Need): string | undefined {
  if (typeof found === 'string') return found;
  return found.isSvg ? undefined : sizeProblem(found, need);
}

/**
 * Describes an original, which is decoded once: the description is cached until the file changes.
 *
 * @param cache folder for cached descriptions
 * @throws Error that names the file, if it cannot be decoded
 */
export async function describeOriginal(path: string, cache: string): Promise<Original> {
  const found = await readOriginal(path, cache);
  if (typeof found === 'string') throw new Error(`${path} ${found}`);
  return found;
}

/**
 * Like `describeOriginal`.
 *
 * @returns what is wrong, in plain words, instead of an original that cannot be decoded
 * @throws the system's error if there is no such file
 */
export async function readOriginal(path: string, cache: string): Promise<Original | string> {
  const { mtimeMs, size } = await stat(path);
  const name = `${shortHash(JSON.stringify([VERSION, path, mtimeMs, size]))}.json`;
  try {
    const found = await cached(join(cache, name), async () =>
      Buffer.from(JSON.stringify(await describe(path))),
    );
    return { path, ...(JSON.parse(found.toString('utf8')) as Omit<Original, 'path'>) };
  } catch (error) {
    // The system's own error says why a file cannot be read or written.
    if ((error as NodeJS.ErrnoException).code) throw error;
    const [reason = ''] = (error as Error).message.trim().split('\n');
    return `is broken and cannot be shown (${reason}). Copy or export it again`;
  }
}
