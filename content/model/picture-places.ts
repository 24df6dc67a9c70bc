import type { Place } from '@/content/model/picture-files/variants';

/**
 * The width of a container's content (`ui/container.tsx`, the tokens `gutter` and `page`), and of
 * parts of it; a test compares them with the layout.
 */
const WIDEST = '(min-width: 102rem)';
const WIDE = '(min-width: 76rem)';
const NARROW = 'calc(95.6vw - 1.5rem)';
const CONTAINER = `${WIDEST} 70rem, ${WIDE} calc(74.5rem - 4.4vw), ${NARROW}`;
/** A third of this width minus two gaps. */
const THIRD = `${WIDEST} 22rem, ${WIDE} calc(23.5rem - 1.47vw)`;
const THIRD_BELOW = 'calc(31.9vw - 1.83rem)';

/**
 * Where pages show pictures, and the most bytes of a picture there. Across a page, phones with a
 * device pixel ratio of 2 request the first width, and those with 3 the second, which is the only
 * width for browsers that know neither AVIF nor WebP. The largest phones request the third, and no
 * phone gets 120 kB.
 */
export const picturePlaces = {
  /** In a text, between its paragraphs. */
  text: {
    sizes: `(min-width: 42.4rem) 39rem, ${NARROW}`,
    least: 400,
    maxBytes: { 750: 68_000, 1140: 110_000, 1280: 118_000 },
    fallback: 1140,
  },
  /** Above the text of an article or a story, and below an introduction in two columns. */
  head: {
    sizes: CONTAINER,
    ratio: 2,
    least: 1200,
    maxBytes: { 750: 62_000, 1140: 105_000, 1280: 115_000, 2000: 200_000 },
    fallback: 1140,
  },
  /** As wide as the other content of a page. */
  wide: {
    sizes: CONTAINER,
    least: 1200,
    maxBytes: { 750: 68_000, 1140: 110_000, 1280: 118_000, 2000: 210_000 },
    fallback: 1140,
  },
  /** From edge to edge. */
  full: {
    sizes: '100vw',
    ratio: 16 / 9,
    least: 1300,
    maxBytes: { 800: 65_000, 1370: 118_000, 1920: 190_000, 2560: 270_000 },
    fallback: 1370,
  },
  /** Beside the heading of a page. */
  intro: {
    sizes: `${THIRD}, (min-width: 60.2rem) ${THIRD_BELOW}, ${NARROW}`,
    ratio: 3 / 2,
    least: 800,
    maxBytes: { 360: 27_000, 700: 60_000, 1140: 110_000 },
    fallback: 1140,
  },
  /** In the hero, beside the text of a slide or, no higher than a third of the window, below it. */
  slide: {
    sizes: `${WIDEST} 34.25rem, ${WIDE} calc(36.5rem - 2.2vw), (min-width: 64rem) calc(47.8vw - 1.5rem), min(42.5vh, 95.6vw - 1.5rem)`,
    ratio: 5 / 4,
    least: 700,
    maxBytes: { 750: 68_000, 1140: 110_000 },
    fallback: 1140,
  },
  /** The person who is quoted, or who writes articles. */
  portrait: {
    sizes: '6rem',
    ratio: 1,
    least: 192,
    maxBytes: { 192: 14_000, 288: 24_000 },
    fallback: 288,
  },
  /** A member of the team: three in a row, and on a phone beside the text. */
  person: {
    sizes: `${THIRD}, (min-width: 48rem) ${THIRD_BELOW}, 7rem`,
    ratio: 1,
    least: 400,
    maxBytes: { 360: 35_000, 704: 75_000 },
    fallback: 360,
  },
  /** A client's logo, in the row of all logos: one file, for a device pixel ratio of 3. */
  logo: { sizes: '11rem', least: 120, maxBytes: { 528: 33_000 }, fallback: 528 },
  /** The company's logo instead of its name: two rem high, for a device pixel ratio of 3. */
  wordmark: { sizes: '12rem', least: 120, maxBytes: { 576: 20_000 }, fallback: 576 },
} as const satisfies Record<string, Place>;

export type PicturePlace = keyof typeof picturePlaces;
