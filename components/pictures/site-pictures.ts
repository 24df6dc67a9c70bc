import 'server-only';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { picturePlaces } from '@/content/model/picture-places';
import {
  picturesIn,
  MEDIA,
  MEDIA_PATH,
  PICTURE_CACHE,
  type PictureUse,
} from '@/content/model/pictures';
import { articles, content, pages, pictures as named, sources } from '@/content/model/loaded';
import { unfitPictures } from '@/content/model/unfit-pictures';
import { ContentError } from '@/engine/shared/content-error';
import { describeOriginal, type Original } from '@/content/model/picture-files/original';
import { makeMark, markOf, markSize, type Mark } from '@/content/model/picture-files/mark';
import {
  decodedPixels,
  makeVariant,
  makeVariants,
} from '@/content/model/picture-files/make-variants';
import { variantsOf, type Variant } from '@/content/model/picture-files/variants';

/** The room of a logo in the strip, in CSS pixels: that of the logos drawn for the strip. */
const LOGOS = { height: 40, widest: 176, area: 4_200 };
/** The share of the dark theme's muted colour in the colour of logos. */
const DARK_SHARE = 0.25;

/**
 * Describes the original of a picture.
 *
 * @throws ContentError that says where the picture is named, if a page cannot show it
 */
export async function originalOf({ file }: Pick<PictureUse, 'file'>): Promise<Original> {
  const problems = await unfitPictures(
    named.filter((picture) => picture.file === file),
    '.',
  );
  if (problems.length > 0) throw new ContentError(problems, sources);
  return describeOriginal(join(MEDIA, file), PICTURE_CACHE);
}

/** The files of a picture in its place: see `variantsOf`. */
export async function filesOf(use: PictureUse): Promise<Variant[]> {
  return variantsOf(await originalOf(use), picturePlaces[use.place], use.focus);
}

/** A logo in the colour of all logos, which is visible on the backgrounds of both themes. */
async function logoOf(use: Pick<PictureUse, 'file'>): Promise<Mark> {
  const { light, dark } = content.brand.colours;
  const colour = mixed(light.muted, dark.muted, DARK_SHARE);
  return markOf(await originalOf(use), { ...LOGOS, colour });
}

/** Mixes two colours; `share` is that of the second, from 0 to 1. */
function mixed(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [first, second].map((colour) =>
      parseInt(colour.slice(at, at + 2), 16),
    );
    return Math.round(one + (other - one) * share);
  });
  return `#${Buffer.from(parts).toString('hex')}`;
}

/** The file of a client's logo, with its size in CSS pixels. */
export async function logoFileOf(use: Pick<PictureUse, 'file'>) {
  const logo = await logoOf(use);
  return { src: pathOfFile(logo), ...(await markSize(logo, PICTURE_CACHE)) };
}

type File = Variant | Mark;
type FilesByName = ReadonlyMap<string, File>;

async function listFiles(): Promise<FilesByName> {
  const found = await Promise.all(
    picturesIn([content, pages, articles]).map(async (use) =>
      use.place === 'logo' ? [await logoOf(use)] : filesOf(use),
    ),
  );
  return new Map(found.flat().map((file) => [file.name, file]));
}

let files: Promise<FilesByName> | undefined;

/**
 * Every file that the pages need, by its name. Next requests each file separately, so they are
 * listed once in each process; in development this module is run again when content changes.
 */
export function allFiles(): Promise<FilesByName> {
  return (files ??= listFiles());
}

/**
 * Makes the files of all pictures except logos, as many at once as there are processors. Next
 * requests files one by one in several processes, each of which would decode the original again.
 */
export async function makeAllFiles(): Promise<void> {
  const uses = picturesIn([content, pages, articles]).filter(({ place }) => place !== 'logo');
  const keyOf = ({ file, place, focus }: PictureUse) => JSON.stringify([file, place, focus]);
  const distinct = new Map(uses.map((use) => [keyOf(use), use])).values();
  async function makeInTurn() {
    for (const use of distinct) await makeVariants(await filesOf(use), PICTURE_CACHE);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, makeInTurn));
}

/** Path of a file on the site. */
export function pathOfFile({ name }: File): string {
  return `${MEDIA_PATH}${name}`;
}

/**
 * A picture, to be drawn in another image.
 *
 * @param size in pixels, to which it is cropped
 * @param ground the colour behind what is transparent
 */
export async function croppedPicture(
  { file, focus }: Pick<PictureUse, 'file' | 'focus'>,
  size: { width: number; height: number },
  ground: string,
): Promise<Sharp> {
  const { data, raw } = await decodedPixels({
    original: await originalOf({ file }),
    ...size,
    focus,
  });
  return sharp(data, { raw }).flatten({ background: ground }).removeAlpha();
}

/** The content of a file, which is made once and cached. */
export function contentOf(file: File): Promise<Buffer> {
  return 'row' in file ? makeMark(file, PICTURE_CACHE) : makeVariant(file, PICTURE_CACHE);
}
