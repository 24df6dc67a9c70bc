import 'server-only';
import sharp from 'sharp';
import type { SiteIcon } from '@/components/seo/site-icons';
import { brand } from '@/content/model/brand';

/** Written by scripts/brand/write-brand.ts. */
const LOGO = 'public/icon.svg';
/** Pixels per inch of an SVG file at its own size. */
const DENSITY = 72;

/** The logo as a PNG. */
export async function iconImage({ size, share }: SiteIcon): Promise<Buffer> {
  const background = share < 1 ? brand.colours.light.surface : 'transparent';
  const { width, height } = await sharp(LOGO).metadata();
  const room = Math.round(size * share);
  const logo = sharp(LOGO, { density: (DENSITY * room) / Math.min(width, height) })
    .resize(room, room, { fit: 'contain', background })
    .flatten(share < 1 && { background });
  const near = (size - room) >> 1;
  const far = size - room - near;
  return logo
    .extend({ left: near, top: near, right: far, bottom: far, background })
    .png()
    .toBuffer();
}
