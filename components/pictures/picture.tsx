import 'server-only';
import clsx from 'clsx/lite';
import { preload } from 'react-dom';
import { filesOf, originalOf, pathOfFile } from '@/components/pictures/site-pictures';
import { withBasePath } from '@/content/model/base-path';
import { picturePlaces, type PicturePlace } from '@/content/model/picture-places';
import { imageUse } from '@/content/model/pictures';
import type { Image } from '@/content/model/schemas/image';
import {
  mediaType,
  type Variant,
  type VariantFormat,
} from '@/content/model/picture-files/variants';

/** A picture that content names; its `alt` is empty if it is decoration. */
type Shown = Pick<Image, 'file' | 'alt'> & Partial<Image>;

interface PictureProps {
  /** Unique on its page. */
  id: string;
  image: Shown;
  place: PicturePlace;
  /** Its widths, if it is narrower than its place. */
  sizes?: string | undefined;
  /**
   * Preloads the picture, one on each page: `everywhere` if it is in every visitor's first view,
   * `wide` if it is below the first view of a phone.
   */
  first?: 'everywhere' | 'wide' | undefined;
  /** Whether it fills what it stands in, and is cut where that has another shape. */
  fills?: boolean;
  className?: string;
}

/** Screens whose first view shows what follows an introduction: Tailwind's `lg`. */
const WIDE_SCREEN = '(min-width: 64rem)';

const urlOf = (variant: Variant) => withBasePath(pathOfFile(variant));
const srcSetOf = (variants: readonly Variant[]) =>
  variants.map((variant) => `${urlOf(variant)} ${variant.width}w`).join(', ');

/**
 * A picture of the owner's, in the widths and formats of its place. Until it has arrived, its space
 * is reserved and shows its colours.
 */
export async function Picture(props: PictureProps) {
  const { id, image, place, first, fills, className, ...rest } = props;
  const use = imageUse(image, place);
  const [{ colours }, variants] = await Promise.all([originalOf(use), filesOf(use)]);
  const { sizes = picturePlaces[place].sizes } = rest;
  const formats = [...new Set(variants.map(({ format }) => format))];
  const inFormat = (format: VariantFormat) => variants.filter((one) => one.format === format);
  const [best] = formats;
  const fallback = variants.at(-1);
  if (!best || !fallback) throw new Error(`${image.file} has no files`);
  const responsive = best !== 'svg';
  if (first) {
    preload(urlOf(inFormat(best).at(-1) ?? fallback), {
      as: 'image',
      type: mediaType(best),
      fetchPriority: 'high',
      media: first === 'wide' ? WIDE_SCREEN : undefined,
      ...(responsive && { imageSrcSet: srcSetOf(inFormat(best)), imageSizes: sizes }),
    });
  }
  return (
    <span
      className={clsx(fills ? 'absolute inset-0' : 'relative', 'block overflow-hidden', className)}
    >
      {colours.length > 0 && <Colours colours={colours} id={`Colours-${id}`} />}
      <picture>
        {formats.slice(0, -1).map((format) => (
          <source
            key={format}
            type={mediaType(format)}
            srcSet={srcSetOf(inFormat(format))}
            sizes={sizes}
          />
        ))}
        <img
          src={urlOf(fallback)}
          width={fallback.width}
          height={fallback.height}
          alt={image.alt}
          decoding="async"
          loading={first === 'everywhere' ? undefined : 'lazy'}
          fetchPriority={first && 'high'}
          className={clsx(
            'relative w-full',
            fills ? 'h-full object-cover' : 'h-auto',
            !first && 'animate-into-frame',
          )}
        />
      </picture>
    </span>
  );
}

/**
 * Shown until the picture has arrived: its colours from top to bottom. Unlike a style, attributes
 * of an SVG need no hash in the policy; without CSS the SVG has no size.
 */
function Colours({ colours, id }: { colours: readonly string[]; id: string }) {
  return (
    <svg aria-hidden width="0" height="0" className="absolute size-full print:hidden">
      <linearGradient id={id} x2="0" y2="1">
        {colours.map((colour, row) => (
          <stop key={row} offset={row / (colours.length - 1)} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
