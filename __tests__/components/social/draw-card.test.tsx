import satori from 'satori';
import { randomBytes } from 'node:crypto';
import type fs from 'node:fs';
import sharp from 'sharp';
import { cardFonts } from '@/components/social/card-fonts';
import { cardDrawer } from '@/components/social/draw-card';
import { socialCards } from '@/components/social/social-cards';
import { CardText } from '@/components/social/social-card';
import { formatOf } from '@/components/seo/card-format';
import { SOCIAL_IMAGE_SIZE, socialImages } from '@/components/seo/social-image';
import { brand } from '@/content/model/brand';
import { brandFont } from '@/content/model/brand-font';

jest.mock('satori', () => {
  const actual = jest.requireActual<{ default: unknown }>('satori');
  return { ...actual, __esModule: true, default: jest.fn(actual.default as never) };
});
// The fixture's logo is not in the folder in which tests run.
jest.mock('@/content/model/picture-files/wordmark', () => ({
  drawableLogo: () => Promise.resolve(logo),
}));
jest.mock('@/components/social/card-cache', () => {
  const { mkdtempSync } = jest.requireActual<typeof fs>('node:fs');
  return { CARD_CACHE: mkdtempSync('/tmp/cards-') };
});

const colours = brand.colours.light;
const logo = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  ratio: 1,
};
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="580" height="630"/>';
const draw = cardDrawer(cardFonts(brandFont(brand.font).cardFiles));
const cardWith = (title: string) => ({
  text: CardText({ company: 'Looms', title, colours, logo }),
  surface: colours.surface,
});

/** Mean colours of the title's place. */
const titleOf = async (card: Buffer) =>
  (
    await sharp(
      await sharp(card).extract({ left: 60, top: 300, width: 560, height: 270 }).png().toBuffer(),
    ).stats()
  ).channels.map(({ mean }) => mean);

test('arrows, ticks and emoji are drawn without asking another host', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  const pictures = new Set<string>();
  for (const title of ['a', 'a →', 'a ✓', 'a 🎉', 'a 👩‍💻', 'a 1️⃣']) {
    const card = await draw({ ...cardWith(title), drawing: EMPTY, format: 'png' });
    pictures.add(JSON.stringify(await titleOf(card)));
  }
  expect(pictures.size).toBe(6);
  expect(fetched).not.toHaveBeenCalled();
});

test('a card shows its title alike, whatever was drawn before it', async () => {
  const drawn = (drawWith: typeof draw, title: string) =>
    drawWith({ ...cardWith(title), drawing: EMPTY, format: 'png' });
  const another = cardDrawer(cardFonts(brandFont(brand.font).cardFiles));
  const first = await drawn(another, 'Done ✔ 😀');
  await drawn(another, 'An arrow →');
  expect(first.equals(await drawn(another, 'Done ✔ 😀'))).toBe(true);
});

test.each([
  ['an accent of its own', 'Cafe\u0301s', 'Caf\u00E9s'],
  ['a soft hyphen', 'Respons\u00ADibilities', 'Responsibilities'],
  ['marks of direction', '\u200EOne\u200F way', 'One way'],
  ['a printed ligature', '\uFB01nal o\uFB00er', 'final offer'],
])('%s in a title is not drawn as a character', (_, title, shown) => {
  const text = JSON.stringify(CardText({ company: title, section: title, title, colours, logo }));
  const plain = { company: shown, section: shown, title: shown };
  expect(text).toBe(JSON.stringify(CardText({ ...plain, colours, logo })));
});

test('the most detailed picture makes a JPEG below 300 kB of the right size', async () => {
  const raw = { width: 580, height: 630, channels: 3 } as const;
  const noise = await sharp(randomBytes(580 * 630 * 3), { raw })
    .png()
    .toBuffer();
  const image = `<image href="data:image/png;base64,${noise.toString('base64')}"/>`;
  const drawing = EMPTY.replace('/>', () => `>${image}</svg>`);
  const format = await formatOf(sharp(noise));
  const card = await draw({ ...cardWith('Looms'), drawing, format });
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...SOCIAL_IMAGE_SIZE });
  expect(card.length).toBeLessThan(300_000);
});

test('an unchanged card is not drawn again, and one with another title is', async () => {
  const [[name, route] = []] = [...socialImages].slice(-1);
  const first = await socialCards()(name!, route!);
  const drawn = jest.mocked(satori).mock.calls.length;
  expect(await socialCards()(name!, route!)).toEqual(first);
  expect(satori).toHaveBeenCalledTimes(drawn);
  const other = await socialCards()(name!, { ...route!, title: `${route!.title}!` });
  expect(satori).toHaveBeenCalledTimes(drawn + 1);
  expect(other.content.equals(first.content)).toBe(false);
});

test('a logo that stands for the name takes its place', () => {
  const text = (isName: boolean) =>
    JSON.stringify(CardText({ company: 'Looms', title: 'A', colours, logo: { ...logo, isName } }));
  expect(text(false)).toContain('Looms');
  expect(text(true)).not.toContain('Looms');
});
