import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { load } from 'cheerio/slim';
import { isFile } from '@/content/model/reading/read-file';
import { kindOf, type PictureKind } from './kind-of';
import { svgProblem } from './svg-problem';

/** What an original may have at most. */
const MAX_BYTES = 30_000_000;
export const MAX_PIXELS = 100_000_000;
/** The limit of WebP; files made from a picture are never larger than the picture. */
const MAX_HEIGHT = 16_383;

const endingsOf = (kind: PictureKind) => (kind === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${kind}`]);
const NAMES = 'JPEG, PNG, WebP, AVIF, GIF or SVG';

const count = (value: number) => value.toLocaleString('en-GB');

/**
 * The size of the part of a picture that a place with this ratio shows, in pixels.
 *
 * @param ratio width divided by height; without one the whole picture is shown
 */
export function croppedSize(
  { width, height }: { width: number; height: number },
  ratio?: number,
): { width: number; height: number } {
  if (ratio === undefined) return { width, height };
  const cropped = Math.min(width, Math.round(height * ratio));
  return { width: cropped, height: Math.min(height, Math.round(cropped / ratio)) };
}

/** What a place requires of a picture that is no SVG. */
export interface Need {
  /** Width divided by height, if the place crops. */
  ratio?: number | undefined;
  /** The width in pixels below which a picture would look blurred. */
  least: number;
}

/** Says that a file is missing, or is there with other capitals or accents stored differently. */
function missingProblem(path: string): string {
  const [folder, name] = [dirname(path), basename(path)];
  const isFolder = existsSync(folder) && statSync(folder).isDirectory();
  const others = isFolder ? readdirSync(folder) : [];
  // A Mac stores an accent as a character of its own.
  if (others.some((other) => other.normalize() === name.normalize())) {
    return 'is missing: a file of that name has its accents stored differently. Use a name without accents, both there and here';
  }
  const alike = others.find((other) => other.toLowerCase() === name.toLowerCase());
  return alike ? `is missing, but there is ${alike}: capital letters count` : 'is missing';
}

/** Whether an SVG says how large it is, or at least in which proportions. */
function hasSize(svg: string): boolean {
  const { viewBox, width, height } = load(svg, { xml: true })('svg').attr() ?? {};
  const isLength = (value = '') => parseFloat(value) > 0 && !value.includes('%');
  return Boolean(viewBox) || (isLength(width) && isLength(height));
}

/**
 * What is wrong with the file of an original, in plain words and with what to do; undefined if
 * nothing is. It is read, but not decoded.
 *
 * @param path path of the file
 */
export function fileProblem(path: string): string | undefined {
  if (!isFile(path)) return missingProblem(path);
  const { size } = statSync(path);
  if (size === 0) return 'is empty: it has 0 bytes; save or upload it again';
  if (size > MAX_BYTES) {
    return `has ${count(Math.ceil(size / 1e6))} MB; a picture may have at most 30. Export it smaller, 4,000 pixels wide at most`;
  }
  const bytes = readFileSync(path);
  const kind = kindOf(bytes);
  if (!kind) return `is not a picture, whatever its name says; export it as ${NAMES}`;
  if (kind === 'heic') {
    return 'is a HEIC, which few browsers can show; export it as JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible; or send the picture to yourself by e-mail';
  }
  const endings = endingsOf(kind);
  const [ending = ''] = endings;
  const own = extname(path);
  if (!endings.includes(own.toLowerCase())) {
    return `is a ${ending.slice(1).toUpperCase()} by its content; rename it ${basename(path, own)}${ending}, or export it again`;
  }
  if (kind !== 'svg') return undefined;
  const svg = bytes.toString('utf8');
  return svgProblem(svg) ?? (hasSize(svg) ? undefined : 'needs a width and a height, or a viewBox');
}

/**
 * Why a place cannot show a picture of this size, in plain words and with what to do; undefined if
 * it can.
 *
 * @param size upright, in pixels
 */
export function sizeProblem(
  { width, height }: { width: number; height: number },
  { ratio, least }: Need,
): string | undefined {
  if (width * height > MAX_PIXELS) {
    return `has ${count(width)} by ${count(height)} pixels; a picture may have at most 100 million. Export it smaller, 4,000 pixels wide at most`;
  }
  const shown = croppedSize({ width, height }, ratio);
  if (shown.height > MAX_HEIGHT) {
    return `is ${count(height)} pixels high; a picture for the web may have at most ${count(MAX_HEIGHT)}. Cut it into several, or export it smaller`;
  }
  if (shown.width >= least) return undefined;
  const part = shown.width < width ? `, of which ${shown.width} are shown,` : '';
  return `is ${width} pixels wide${part} and would look blurred here; it needs at least ${ratio ? `${least} by ${Math.ceil(least / ratio)}` : `${least}`}`;
}
