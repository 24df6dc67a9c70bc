import { join } from 'node:path';
import { openPicture } from './original';
import { MEDIA } from '@/content/model/pictures';

/**
 * A logo to be drawn in another image, such as an icon: without the original's metadata.
 *
 * @param file its path below `content/media`
 * @param root the folder that `content` is in
 * @param size the most that it may have, in pixels
 * @returns its URL, and its width divided by its height
 */
export async function drawableLogo(
  file: string,
  root: string,
  size: { width: number; height: number },
): Promise<{ src: string; ratio: number }> {
  const { data, info } = await openPicture(join(root, MEDIA, file))
    .resize({ ...size, fit: 'inside' })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return {
    src: `data:image/png;base64,${data.toString('base64')}`,
    ratio: info.width / info.height,
  };
}
