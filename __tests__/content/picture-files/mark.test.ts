/** Logos in one colour. */
import sharp, { type Sharp } from 'sharp';
import { Originals, plain, svg } from './originals';
import { makeMark, markOf, markSize } from '@/content/model/picture-files/mark';
import { describeOriginal } from '@/content/model/picture-files/original';

const ROW = { colour: '#64747f', height: 40, widest: 192, area: 4_200 };
let originals: Originals;
beforeEach(() => (originals = new Originals()));
afterEach(() => originals.delete());

/** A word of this size in the middle of an empty background. */
function logo(width: number, height: number, ink: string, ground?: string): Sharp {
  const word = { create: { width, height, channels: 3 as const, background: ink } };
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({
    create: { width: width + 60, height: height + 40, channels: 4, background },
  }).composite([{ input: word }]);
}

async function made(name: string, picture: Sharp) {
  const original = await describeOriginal(await originals.add(name, picture), originals.cache);
  const mark = markOf(original, ROW);
  const bytes = await makeMark(mark, originals.cache);
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) =>
    data.subarray(at * 4, at * 4 + 4),
  );
  return { mark, bytes, ...info, pixels, size: await markSize(mark, originals.cache) };
}

it.each([
  ['on no ground', logo(600, 100, '#cc2200').png()],
  ['on no ground, in white', logo(600, 100, '#ffffff').png()],
  ['on white', logo(600, 100, '#cc2200', '#ffffff').jpeg()],
  ['on a colour', logo(600, 100, '#ffe900', '#102080').webp()],
  ['in greys', logo(600, 100, '#555555', '#ffffff').greyscale().jpeg()],
])('a logo %s is cut out and in one colour', async (_, picture) => {
  const { mark, width, height, pixels, size } = await made('a', picture);
  // Without its background it is as large as other logos, and keeps its ratio.
  expect(size.height).toBe(40);
  expect(size.width).toBeGreaterThan(150);
  expect([width, height]).toEqual([size.width * 3, size.height * 3]);
  expect(mark.name).toMatch(/^[\da-f]{12}\.png$/);
  const covered = pixels.filter(([, , , alpha = 0]) => alpha > 8);
  const lines = covered.length / width;
  expect(width / lines).toBeGreaterThan(5.7);
  expect(width / lines).toBeLessThan(6.3);
  const colours = new Set(covered.map((pixel) => pixel.toString('hex', 0, 3)));
  expect(colours).toEqual(new Set([ROW.colour.slice(1)]));
});

it('shows a square logo no higher than the row, and a very wide one no wider than its column', async () => {
  const square = await made('square.png', logo(300, 300, '#000000').png());
  expect(square.size).toEqual({ width: 40, height: 40 });
  const wide = await made('wide.png', logo(2_000, 60, '#000000').png());
  expect(wide.size).toEqual({ width: 192, height: 40 });
});

it('keeps the paler parts of a logo paler', async () => {
  const pale = { create: { width: 100, height: 100, channels: 3 as const, background: '#c8c8c8' } };
  const picture = plain(600, 300, '#ffffff').composite([
    { input: { create: { ...pale.create, background: '#101010' } }, left: 100, top: 100 },
    { input: pale, left: 400, top: 100 },
  ]);
  const { pixels, width } = await made('a.png', picture.png());
  const row = pixels.slice(60 * width, 61 * width);
  expect(row.at(10)?.[3]).toBe(255);
  expect(row.at(-10)?.[3]).toBeGreaterThan(60);
  expect(row.at(-10)?.[3]).toBeLessThan(160);
  expect(row.at(width / 2)?.[3]).toBe(0);
});

it('takes few bytes, and has no metadata', async () => {
  const { bytes } = await made('a.png', logo(900, 200, '#cc2200').withExif({}).png());
  expect(bytes.length).toBeLessThan(2_000);
  const { exif, icc, format } = await sharp(bytes).metadata();
  expect({ exif, icc, format }).toEqual({ format: 'png' });
});

it('reports a picture that has one colour only', async () => {
  await expect(made('empty.png', plain(300, 100).png())).rejects.toThrow(
    /empty\.png has one colour/,
  );
});

it('leaves an SVG as it is, at the height of the row', async () => {
  const text = svg('width="300" height="75"');
  const path = originals.write('a.svg', text);
  const mark = markOf(await describeOriginal(path, originals.cache), ROW);
  expect((await makeMark(mark, originals.cache)).toString()).toBe(text);
  expect(await markSize(mark, originals.cache)).toEqual({ width: 160, height: 40 });
});

it.each([
  ['width="128"', 128, 96],
  ['height="24px"', 32, 24],
  ['width="64" height="64"', 64, 64],
  ['width="100%"', 64, 48],
])('a drawing with %s keeps its proportions', async (attributes, width, height) => {
  const drawing = svg(`viewBox="0 0 64 48" ${attributes}`, '<path d="M0 0h64v48z"/>');
  const path = originals.write('a.svg', drawing);
  expect(await describeOriginal(path, originals.cache)).toMatchObject({ width, height });
});
