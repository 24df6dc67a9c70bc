import 'server-only';
import type { ReactElement } from 'react';
import satori from 'satori';
import { version } from 'satori/package.json';
import sharp, { type Raw } from 'sharp';
import { svgDataUrl } from '@/components/art/svg-file';
import { encodeCard, onCard, type CardFormat } from '@/components/seo/card-format';
import { SOCIAL_IMAGE_SIZE } from '@/components/seo/social-image';
import type { cardFonts } from '@/components/social/card-fonts';
import { CARD_TEXT, CARD_WEAVE } from '@/components/social/social-card';
import type { PictureUse } from '@/content/model/pictures';

/** What some readers of links stop at is 600 kB; ours stay well below. */
const MAX_BYTES = 300_000;
/** Qualities of a JPEG, of which the first that is small enough is used. */
const QUALITIES = [85, 70, 50, 30];

export interface Card {
  text: ReactElement;
  /** Beside the text: a drawing as SVG, or a picture. */
  drawing: string | PictureUse;
  /** Colour of the ground. */
  surface: string;
  format: CardFormat;
}

type Pixels = { input: Buffer; raw: Raw };

/** What else a card's look depends on. */
export const RENDERERS = [version, sharp.versions];

/** An SVG file in the place of a drawing, in which it is drawn at once at the right size. */
const inPlace = (svg: string) => {
  const [size, url] = [
    `width="${CARD_WEAVE.width}" height="${CARD_WEAVE.height}"`,
    svgDataUrl(svg),
  ];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${url}"/></svg>`,
  );
};

/** The pixels of a drawing, which takes as long as the text; many pages have the same. */
async function drawDrawing(drawing: Card['drawing'], surface: string): Promise<Pixels> {
  const image =
    typeof drawing === 'string'
      ? sharp(inPlace(drawing)).flatten({ background: surface }).removeAlpha()
      : await onCard(drawing);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}

/** A card without its drawing, whose place is empty. */
async function drawText(text: ReactElement, fonts: ReturnType<typeof cardFonts>, surface: string) {
  let asked = false;
  const ask = () => {
    asked = true;
    return Promise.resolve([]);
  };
  let svg = await satori(text, { ...CARD_TEXT, fonts: fonts.fonts, loadAdditionalAsset: ask });
  if (asked) {
    // satori adds what it asks for to its list, with which every later card would be drawn.
    const own = { fonts: [...fonts.fonts], loadAdditionalAsset: fonts.loadAdditionalAsset };
    svg = await satori(text, { ...CARD_TEXT, ...own });
  }
  return sharp(Buffer.from(svg)).extend({ right: CARD_WEAVE.width, background: surface });
}

/**
 * Draws cards, with the same libraries as `next/og`, which would do it in the middle of a page's
 * rendering, and asks another host for every character that a font lacks.
 *
 * @returns a function that draws a card; it throws an Error if one cannot be small enough
 */
export function cardDrawer(fonts: ReturnType<typeof cardFonts>) {
  const drawings = new Map<string, Promise<Pixels>>();
  const drawn = (drawing: Card['drawing'], surface: string) => {
    const key = JSON.stringify([drawing, surface]);
    const found = drawings.get(key) ?? drawDrawing(drawing, surface);
    drawings.set(key, found);
    return found;
  };
  return async ({ text, drawing, surface, format }: Card): Promise<Buffer> => {
    const { input, raw } = await drawn(drawing, surface);
    const card = (await drawText(text, fonts, surface))
      .composite([{ input, raw, left: SOCIAL_IMAGE_SIZE.width - CARD_WEAVE.width, top: 0 }])
      .removeAlpha();
    for (const quality of QUALITIES) {
      const file = await encodeCard[format](card.clone(), quality).toBuffer();
      if (file.length <= MAX_BYTES) return file;
    }
    throw new Error(`has too much detail for ${MAX_BYTES / 1_000} kB`);
  };
}
