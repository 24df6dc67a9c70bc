import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { ensureInstalled } from '@/scripts/lib/install-package';

const FOLDER = join('scripts', 'bench');
const ENTRY = join(FOLDER, 'node_modules', 'ssim.js', 'dist', 'index.js');

type Pixels = { data: Uint8ClampedArray; width: number; height: number };
type Ssim = (one: Pixels, other: Pixels, options: { downsample: false }) => { mssim: number };
/** What a picture takes on the screen, in device pixels. */
export type Box = { width: number; height: number };

/** What of a picture is shown in a box that it covers. */
async function pixelsOf(picture: Buffer, { width, height }: Box): Promise<Pixels> {
  const data = await sharp(picture).resize(width, height).ensureAlpha().raw().toBuffer();
  return { data: new Uint8ClampedArray(data), width, height };
}

/** @returns how like its original a picture is as it is shown (SSIM: 1 is the same) */
export async function similarity(file: Buffer, original: Buffer, box: Box): Promise<number> {
  ensureInstalled({
    folder: FOLDER,
    dependency: 'ssim.js',
    title: 'ssim.js',
    command: 'npm run bench:pictures',
  });
  const { ssim } = (await import(pathToFileURL(resolve(ENTRY)).href)) as { ssim: Ssim };
  const [shown, wanted] = await Promise.all([pixelsOf(file, box), pixelsOf(original, box)]);
  return ssim(shown, wanted, { downsample: false }).mssim;
}
