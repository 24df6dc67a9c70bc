import sharp from 'sharp';
import { importInstalled } from '@/scripts/bench/import-installed';

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
  const { ssim } = await importInstalled<{ ssim: Ssim }>(
    'ssim.js',
    'dist/index.js',
    'npm run bench:pictures',
  );
  const [shown, wanted] = await Promise.all([pixelsOf(file, box), pixelsOf(original, box)]);
  return ssim(shown, wanted, { downsample: false }).mssim;
}
