/**
 * Draws the text of a social card and prints where it is, in a process of its own: Jest cannot load
 * the renderer, which is an ES module.
 */
import satori from 'satori';
import sharp from 'sharp';
import { cardFonts } from '@/components/social/card-fonts';
import { CARD_TEXT, CardText } from '@/components/social/social-card';
import { brand } from '@/content/model/brand';
import { brandFont } from '@/content/model/brand-font';

const NO_LOGO = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** Empty space round the card, into which a text that does not fit would run. */
const ROUND = 400;

const colours = brand.colours.light;
const width = CARD_TEXT.width + 2 * ROUND;
const height = CARD_TEXT.height + 2 * ROUND;
const { fonts, loadAdditionalAsset } = cardFonts(brandFont(brand.font).cardFiles);
const [company = '', section = '', ...titles] = process.argv.slice(2);

for (const title of titles) {
  const card = CardText({ company, section, title, colours, logo: { src: NO_LOGO, ratio: 1 } });
  const style = { display: 'flex', width, height, padding: ROUND, background: colours.surface };
  const options = { width, height, fonts, loadAdditionalAsset };
  const image = await satori(<div style={style}>{card}</div>, options);
  // Cuts off the even ground round all that is drawn.
  const { info } = await sharp(Buffer.from(image))
    .trim({ background: colours.surface })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) - ROUND;
  const top = -(info.trimOffsetTop ?? 0) - ROUND;
  const box = { left, top, right: left + info.width, bottom: top + info.height };
  console.log(JSON.stringify(box));
}
