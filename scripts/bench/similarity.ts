import sharp from 'sharp';
import { importInstalled } from '@/scripts/bench/import-installed';

type Pixels = { data: Uint8ClampedArray; width: number; height: number };
type Ssim = (one: Pixels, other: Pixels, options: { downsample: false }) => { mssim: number };
/** The size of a picture on the screen, in device pixels. */
export type Box = { width: number; height: number };

/** The pixels of a picture that are shown in a box that it covers. */
async function pixelsOf(picture: Buffer, { width, height }: Box): Promise<Pixels> {
  const data = await sharp(picture).resize(width, height).ensureAlpha().raw().toBuffer();
  return { data: new Uint8ClampedArray(data), width, height };
}

/** @returns how similar a picture is to its original at the size shown (SSIM: 1 is identical) */
export async function similarity(file: Buffer, original: Buffer, box: Box): Promise<number> {
  const { ssim } = await importInstalled<{ ssim: Ssim }>(
    'ssim.js',
    'dist/index.js',
    'npm run bench:pictures',
  );
  const [shown, wanted] = await Promise.all([pixelsOf(file, box), pixelsOf(original, box)]);
  return ssim(shown, wanted, { downsample: false }).mssim;
}
