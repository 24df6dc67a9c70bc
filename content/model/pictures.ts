import type { PicturePlace } from '@/content/model/picture-places';
import type { Image } from '@/content/model/schemas/image';
import { traitsOf } from '@/content/model/schemas/section-traits';
import type { Section } from '@/content/model/schemas/sections';
import { mentionsIn } from '@/content/model/reading/markdown-text';
import { isFields, isList, type Fields } from '@/engine/shared/values';
import type { Focus } from '@/content/model/picture-files/variants';
import { decoded } from '@/engine/shared/decode';

/** Folder of the originals. */
export const MEDIA = 'content/media';
/** Folder of the files made from the originals, which are cached between builds. */
export const PICTURE_CACHE = '.next/cache/pictures';
/** How the path of a picture begins, in a text and on the site. */
export const MEDIA_PATH = '/media/';

/** A picture in content, and the place that shows it. */
export interface PictureUse {
  /** Its path below `MEDIA`. */
  file: string;
  place: PicturePlace;
  focus: Focus;
}

/**
 * @returns the file that the URL of an image in a text names, by its path below `MEDIA`; undefined
 *   for one below `public`
 */
export function mediaFile(url: string): string | undefined {
  return url.startsWith(MEDIA_PATH) ? decoded(url.slice(MEDIA_PATH.length)) : undefined;
}

/** The places of pictures in collections, by the names of their lists. */
const PLACES_OF_LISTS: Partial<Record<PropertyKey, PicturePlace>> = {
  people: 'person',
  authors: 'portrait',
  slides: 'slide',
  logos: 'logo',
};

/**
 * The place of the field `image` of an entry: that of its list or its kind of section, beside the
 * heading of a page, or otherwise `head`; and that of the company's logo.
 */
function placeOf(value: Fields, [list, name]: readonly PropertyKey[]): PicturePlace {
  if (name === 'intro' || name === 'wordmark') return name;
  const ofList = list !== undefined && PLACES_OF_LISTS[list];
  if (ofList) return ofList;
  // Nothing but sections has a field of this name beside one for a picture.
  return ('kind' in value && traitsOf(value as Section).image) || 'head';
}

const focusOf = ([left = 0.5, top = 0.5]: readonly number[] = []): Focus => [left, top];

/** A picture that content names, in a place. */
export function imageUse(
  { file, focus }: Pick<Image, 'file'> & Partial<Image>,
  place: PicturePlace,
): PictureUse {
  return { file, place, focus: focusOf(focus) };
}

/** A picture in a text. */
export const inText = (file: string): PictureUse => imageUse({ file }, 'text');

/** The pictures in a text, each with its line, from 1. */
export function picturesInText(markdown: string): (PictureUse & { line: number })[] {
  // Most texts have none, and parsing them takes long.
  if (!markdown.includes(MEDIA_PATH)) return [];
  return mentionsIn(markdown).flatMap(({ kind, url, line }) => {
    const file = kind === 'image' ? mediaFile(url) : undefined;
    return file === undefined ? [] : [{ ...inText(file), line }];
  });
}

/** A picture in a value, the path of the field that names it, and its line in a text. */
type PictureAt = PictureUse & { path: readonly PropertyKey[]; below?: number };

/**
 * All pictures that a valid value of the content names, in its fields and in its texts.
 *
 * @param path of the value, if it is not a whole file
 * @returns each with the path of its field, and for one in a text with its line, from 1
 */
export function picturesIn(value: unknown, path: readonly PropertyKey[] = []): PictureAt[] {
  if (typeof value === 'string') {
    return picturesInText(value).map(({ line, ...use }) => ({ ...use, path, below: line }));
  }
  if (isList(value)) return value.flatMap((entry, index) => picturesIn(entry, [...path, index]));
  if (!isFields(value)) return [];
  const parts = Object.entries(value).flatMap(([key, part]) => picturesIn(part, [...path, key]));
  const keys = path.at(-1) === 'wordmark' ? ['light', 'dark'] : ['image'];
  const own = keys.flatMap((key) => {
    const image = value[key];
    if (!isFields(image) || typeof image.file !== 'string') return [];
    const place = placeOf(value, [path.at(-2) ?? '', path.at(-1) ?? '']);
    // A field of this name has been validated by the schema of a picture.
    return [{ ...imageUse(image as Image, place), path: [...path, key, 'file'] }];
  });
  return [...own, ...parts];
}
