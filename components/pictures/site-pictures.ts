import 'server-only';
import { join } from 'node:path';
import { picturePlaces } from '@/content/picture-places';
import { allPictures, MEDIA, MEDIA_PATH, PICTURE_CACHE, type PictureUse } from '@/content/pictures';
import { articles, content, pages, pictures as named } from '@/content/loaded';
import { pictureDamage } from '@/content/picture-damage';
import { ContentError } from '@/engine/content/content-error';
import { describeOriginal, type Original } from '@/engine/pictures/original';
import { makeVariant, mediaType, variantsOf, type Variant } from '@/engine/pictures/variants';

/** What a picture may cost on a social card, which is made of it. */
const CARD_BYTES = 120_000;

/**
 * What there is to know of the original of a picture.
 *
 * @throws ContentError that says where it is named, if it cannot be decoded
 */
export async function originalOf({ file }: Pick<PictureUse, 'file'>): Promise<Original> {
  try {
    return await describeOriginal(join(MEDIA, file), PICTURE_CACHE);
  } catch (error) {
    const problems = await pictureDamage(
      named.filter((picture) => picture.file === file),
      '.',
    );
    throw problems.length > 0 ? new ContentError(problems) : error;
  }
}

/** The files of a picture in its place: see `variantsOf`. */
export async function filesOf(use: PictureUse): Promise<Variant[]> {
  return variantsOf(await originalOf(use), picturePlaces[use.place], use.focus);
}

type FilesByName = ReadonlyMap<string, Variant>;

async function listFiles(): Promise<FilesByName> {
  const found = await Promise.all(allPictures([content, pages, articles]).map(filesOf));
  return new Map(found.flat().map((variant) => [variant.name, variant]));
}

let files: Promise<FilesByName> | undefined;

/**
 * Every file that the pages need, by its name. Next asks for each of them alone, so they are listed
 * once a process; in development this module is run again when content changes.
 */
export function allFiles(): Promise<FilesByName> {
  return (files ??= listFiles());
}

/** Path of a file on the site. */
export function pathOfFile({ name }: Variant): string {
  return `${MEDIA_PATH}${name}`;
}

/**
 * A picture as a data URL, in pixels that every program knows: for an image that is drawn of it.
 *
 * @param size in pixels, to which it is cropped
 */
export async function dataUrlOf(
  { file, focus }: PictureUse,
  size: { width: number; height: number },
): Promise<string> {
  const ratio = size.width / size.height;
  const place = { sizes: '', ratio, least: 0, maxBytes: { [size.width]: CARD_BYTES } };
  const [variant] = variantsOf(await originalOf({ file }), place, focus).slice(-1);
  if (!variant) throw new Error(`${file} has no files`);
  return `data:${mediaType(variant.format)};base64,${(await contentOf(variant)).toString('base64')}`;
}

/** The content of a file; it is made once, and kept. */
export function contentOf(variant: Variant): Promise<Buffer> {
  return makeVariant(variant, PICTURE_CACHE);
}
