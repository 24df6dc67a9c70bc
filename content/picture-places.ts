import type { Place } from '@/engine/pictures/variants';

/**
 * The width of a container's content (`ui/container.tsx`, the tokens `gutter` and `page`), which a
 * test compares with the layout, and parts of it.
 */
const WIDEST = '(min-width: 102rem)';
const WIDE = '(min-width: 76rem)';
const NARROW = 'calc(95.6vw - 1.5rem)';
const CONTAINER = `${WIDEST} 70rem, ${WIDE} calc(74.5rem - 4.4vw), ${NARROW}`;
/** A third of it, less two gaps. */
const THIRD = `${WIDEST} 22rem, ${WIDE} calc(23.5rem - 1.47vw)`;
const THIRD_BELOW = 'calc(31.9vw - 1.83rem)';

/**
 * Where pages show pictures, and what a picture may cost there. The third width of a place is what a
 * phone with three pixels to each of CSS asks for, and is below 120 kB.
 */
export const picturePlaces = {
  /** In a text, between its paragraphs. */
  text: {
    sizes: `(min-width: 42.4rem) 39rem, ${NARROW}`,
    least: 400,
    maxBytes: { 400: 30_000, 800: 70_000, 1248: 115_000 },
  },
  /** Above the text of an article, and below an introduction in two columns. */
  head: {
    sizes: CONTAINER,
    ratio: 2,
    least: 1200,
    maxBytes: { 400: 30_000, 800: 65_000, 1200: 110_000, 1600: 160_000, 2240: 230_000 },
  },
  /** As wide as what else stands on a page. */
  wide: {
    sizes: CONTAINER,
    least: 1200,
    maxBytes: { 400: 30_000, 800: 70_000, 1200: 115_000, 1600: 170_000, 2240: 240_000 },
  },
  /** From edge to edge. */
  full: {
    sizes: '100vw',
    ratio: 16 / 9,
    least: 1300,
    maxBytes: { 480: 35_000, 860: 70_000, 1300: 115_000, 1920: 190_000, 2560: 270_000 },
  },
  /** Beside the heading of a page. */
  intro: {
    sizes: `${THIRD}, (min-width: 60.2rem) ${THIRD_BELOW}, ${NARROW}`,
    ratio: 3 / 2,
    least: 800,
    maxBytes: { 400: 30_000, 800: 70_000, 1200: 115_000 },
  },
  /** In the hero, beside the text of a slide or below it. */
  slide: {
    sizes: `${WIDEST} 34.25rem, ${WIDE} calc(36.5rem - 2.2vw), (min-width: 64rem) calc(47.8vw - 1.5rem), (min-width: 35rem) 32rem, ${NARROW}`,
    ratio: 5 / 4,
    least: 700,
    maxBytes: { 400: 30_000, 740: 65_000, 1100: 110_000 },
  },
  /** Of the person who says something. */
  portrait: {
    sizes: '6rem',
    ratio: 1,
    least: 192,
    maxBytes: { 96: 6_000, 192: 14_000, 288: 24_000 },
  },
  /** Of somebody of the team: three in a row, and on a phone beside the text. */
  person: {
    sizes: `${THIRD}, (min-width: 48rem) ${THIRD_BELOW}, 7rem`,
    ratio: 1,
    least: 400,
    maxBytes: { 150: 11_000, 240: 20_000, 400: 40_000, 800: 90_000 },
  },
  /** Of a client, in the row of all of them: one file, with three pixels to each of CSS. */
  logo: { sizes: '12rem', least: 120, maxBytes: { 576: 36_000 } },
} as const satisfies Record<string, Place>;

export type PicturePlace = keyof typeof picturePlaces;
