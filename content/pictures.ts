import type { PicturePlace } from '@/content/picture-places';
import { decoded } from '@/content/paths';
import { image as imageSchema, type Image } from '@/content/schemas/image';
import { mentionsIn } from '@/engine/content/markdown-text';
import { isFields, isList } from '@/engine/content/values';
import type { Focus } from '@/engine/pictures/variants';

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

/** The schema of the name of a picture's file. */
const fileName = imageSchema.shape.file;

const CENTRE: Focus = [0.5, 0.5];

/** @returns the file that the URL of an image in a text names; undefined for one below `public` */
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
 * heading of a page, or otherwise `head`, which is also for an introduction in two columns.
 */
function placeOf(
  { kind, variant, layout }: Record<string, unknown>,
  [list, name]: readonly PropertyKey[],
): PicturePlace {
  if (name === 'intro') return 'intro';
  const ofList = list !== undefined && PLACES_OF_LISTS[list];
  if (ofList) return ofList;
  if (kind === 'intro') return layout === 'split' ? 'head' : 'intro';
  if (kind === 'quote') return 'portrait';
  if (kind !== 'picture') return 'head';
  return variant === 'text' || variant === 'full' ? variant : 'wide';
}

const isFocus = (value: unknown): value is [number, number] =>
  isList(value) && value.length === 2 && value.every((part) => typeof part === 'number');

/**
 * The pictures that fields name, anywhere in a value.
 *
 * @param value what is in a file, which need not be valid
 * @returns each with the path of its field
 */
export function picturesIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): (PictureUse & { path: readonly PropertyKey[] })[] {
  if (isList(value)) {
    return value.flatMap((entry, index) => picturesIn(entry, [...path, index]));
  }
  if (!isFields(value)) return [];
  const { image } = value;
  const own =
    isFields(image) && fileName.safeParse(image.file).success
      ? [
          {
            file: String(image.file),
            place: placeOf(value, [path.at(-2) ?? '', path.at(-1) ?? '']),
            focus: isFocus(image.focus) ? image.focus : CENTRE,
            path: [...path, 'image', 'file'],
          },
        ]
      : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) => picturesIn(part, [...path, key])),
  ];
}

/** The pictures in a text, each with its description and its line. */
export function picturesInText(markdown: string): (PictureUse & { alt: string; line: number })[] {
  // Most texts have none, and parsing them takes long.
  if (!markdown.includes(MEDIA_PATH)) return [];
  return mentionsIn(markdown).flatMap(({ kind, url, alt, line }) => {
    const file = kind === 'image' ? mediaFile(url) : undefined;
    return file === undefined
      ? []
      : [{ file, place: 'text' as const, focus: CENTRE, alt: alt ?? '', line }];
  });
}

/** Every text in a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isList(value)) return value.flatMap(textsOf);
  return isFields(value) ? Object.values(value).flatMap(textsOf) : [];
}

/** All pictures of a value: those of its fields, and those in its texts. */
export function allPictures(value: unknown): PictureUse[] {
  return [...picturesIn(value), ...textsOf(value).flatMap(picturesInText)];
}

/** A picture in a text. */
export const inText = (file: string): PictureUse => ({ file, place: 'text', focus: CENTRE });

/** A picture that content names, in a place. */
export function imageUse(
  { file, focus }: Pick<Image, 'file'> & Partial<Image>,
  place: PicturePlace,
): PictureUse {
  return { file, place, focus: isFocus(focus) ? focus : CENTRE };
}
