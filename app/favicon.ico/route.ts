import { iconImage } from '@/components/seo/icon-image';
import { FAVICON_SIZE } from '@/components/seo/site-icons';

export const dynamic = 'force-static';

/** Bytes of an ICO file before its one picture: its head, and the picture's entry. */
const [HEAD, ENTRY] = [6, 16];

/** `/favicon.ico`: the logo for browsers that show no SVG, and for those that ask unasked. */
export async function GET() {
  const picture = await iconImage({ size: FAVICON_SIZE, share: 1 });
  const icon = Buffer.alloc(HEAD + ENTRY);
  icon.writeUInt16LE(1, 2); // an icon, and no cursor
  icon.writeUInt16LE(1, 4); // one picture
  icon.writeUInt8(FAVICON_SIZE, HEAD);
  icon.writeUInt8(FAVICON_SIZE, HEAD + 1);
  icon.writeUInt16LE(1, HEAD + 4); // planes
  icon.writeUInt16LE(32, HEAD + 6); // bits of a pixel
  icon.writeUInt32LE(picture.length, HEAD + 8);
  icon.writeUInt32LE(icon.length, HEAD + 12);
  return new Response(Buffer.concat([icon, picture]), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
}
