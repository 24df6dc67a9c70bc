import 'server-only';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { croppedPicture, originalOf } from '@/components/pictures/site-pictures';
import { brand } from '@/content/model/brand';
import { imageUse, PICTURE_CACHE, type PictureUse } from '@/content/model/pictures';
import type { Article } from '@/content/model/schemas/article';
import { cached, shortHash } from '@/engine/shared/cache';

/** How a card is stored: JPEG if it has a photograph, which would take many times the bytes as PNG. */
export type CardFormat = 'png' | 'jpeg';

/**
 * Cards have few colours but those of photographs: a palette looks the same in a third of the bytes.
 * JPEG keeps the full resolution of colours, for sharp letters.
 */
export const encodeCard: Record<CardFormat, (image: Sharp, quality?: number) => Sharp> = {
  png: (image) => image.png({ palette: true, effort: 4, dither: 0 }),
  jpeg: (image, quality = 85) =>
    image.jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true }),
};

/** The room of a picture on a card, in pixels: that of the drawing in its place. */
const ROOM = { width: 580, height: 630 } as const;

/** Changes when the same picture has to be judged anew. */
const VERSION = 2;

/** A PNG cannot be made smaller than it is, and with the text it has to stay below 300 kB. */
const MAX_PNG_BYTES = 250_000;

/** The picture of an article, as its card shows it; undefined if it has none. */
export const cardPicture = ({ image }: Article): PictureUse | undefined =>
  image && imageUse(image, 'head');

/** A picture in its room on a card. */
export const onCard = (picture: PictureUse) =>
  croppedPicture(picture, ROOM, brand.colours.light.surface);

/** What identifies a picture as a card shows it. */
export async function cardPictureKey(picture: PictureUse): Promise<string> {
  const { hash } = await originalOf(picture);
  return shortHash(JSON.stringify([VERSION, hash, picture.focus, brand.colours.light.surface]));
}

/** The format in which a picture takes fewer bytes. */
export async function formatOf(image: Sharp): Promise<CardFormat> {
  const [png, jpeg] = await Promise.all(
    (['png', 'jpeg'] as const).map((each) => encodeCard[each](image.clone()).toBuffer()),
  );
  return png!.length < Math.min(jpeg!.length, MAX_PNG_BYTES) ? 'png' : 'jpeg';
}

/** The format of an article's card, found once for each picture. */
export async function cardFormatOf(article: Article): Promise<CardFormat> {
  const picture = cardPicture(article);
  if (!picture) return 'png';
  const name = `${await cardPictureKey(picture)}-${sharp.versions.sharp}.txt`;
  const format = await cached(join(PICTURE_CACHE, name), async () =>
    Buffer.from(await formatOf(await onCard(picture))),
  );
  return format.toString() as CardFormat;
}
