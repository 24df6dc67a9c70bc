import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { version } from 'next/package.json';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { CARD_CACHE } from '@/components/art/card-cache';
import { CARD_WEAVE } from '@/components/art/card-weave';
import { CARD_TEXT } from './social-card';
import { SOCIAL_IMAGE_SIZE } from '@/components/seo/social-image';
import { cached } from '@/engine/shared/cache';

interface Font {
  name: string;
  weight: 600;
  data: Buffer;
}

/** The parts of a card, as their components return them, so that they can be hashed. */
interface CardParts {
  text: ReactElement;
  drawing: ReactElement;
}

/**
 * Draws a card, and caches it by its markup, the fonts and the versions of the renderers. Its
 * drawing is cached separately: pages share it, and it takes twice as long as the text.
 *
 * @returns a PNG
 */
export async function drawCard({ text, drawing }: CardParts, fonts: readonly Font[]) {
  const nameOf = (element: ReactElement) => {
    const hash = createHash('sha256').update(JSON.stringify([element, version, sharp.versions]));
    for (const { data } of fonts) hash.update(data);
    return hash.digest('hex');
  };
  const draw = async (element: ReactElement, size: { width: number; height: number }) => {
    const image = new ImageResponse(element, { ...size, fonts: [...fonts] });
    return Buffer.from(await image.arrayBuffer());
  };
  const names = { text: nameOf(text), drawing: nameOf(drawing) };
  const keep = (name: string, make: () => Promise<Buffer>) =>
    cached(join(CARD_CACHE, `${name}.png`), make);
  return keep(`${names.drawing.slice(0, 32)}${names.text.slice(0, 32)}`, async () => {
    const left = await draw(text, CARD_TEXT);
    const right = await keep(names.drawing, () => draw(drawing, CARD_WEAVE));
    // Side by side in cells of one size; `composite` takes half as long again for the same image.
    return sharp([left, right], { join: { across: 2, halign: 'left' } })
      .extract({ left: 0, top: 0, ...SOCIAL_IMAGE_SIZE })
      .png()
      .toBuffer();
  });
}
