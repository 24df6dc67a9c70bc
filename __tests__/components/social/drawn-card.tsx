/**
 * Draws the text of a social card and prints where it is, in a process of its own: Jest cannot load
 * the renderer, which is an ES module.
 */
import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { CARD_TEXT, CardText } from '@/app/social/[image]/social-card';
import { brand } from '@/content/model/brand';
import { brandFont } from '@/content/model/brand-font';

const NO_LOGO = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** Empty space round the card, into which a text that does not fit would run. */
const ROUND = 400;

const colours = brand.colours.light;
const width = CARD_TEXT.width + 2 * ROUND;
const height = CARD_TEXT.height + 2 * ROUND;
const fonts = await Promise.all(
  brandFont(brand.font).cardFiles.map(async (name) => ({
    name,
    weight: 600 as const,
    data: await readFile(name),
  })),
);
const [company = '', section = '', ...titles] = process.argv.slice(2);

for (const title of titles) {
  const card = CardText({ company, section, title, colours, logo: { src: NO_LOGO, ratio: 1 } });
  const style = { display: 'flex', width, height, padding: ROUND, background: colours.surface };
  const image = new ImageResponse(<div style={style}>{card}</div>, { width, height, fonts });
  // Cuts off the even ground round all that is drawn.
  const { info } = await sharp(await image.arrayBuffer())
    .trim({ background: colours.surface })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) - ROUND;
  const top = -(info.trimOffsetTop ?? 0) - ROUND;
  const box = { left, top, right: left + info.width, bottom: top + info.height };
  console.log(JSON.stringify(box));
}
