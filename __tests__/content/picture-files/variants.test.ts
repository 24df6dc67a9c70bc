import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { noise, Originals, phonePicture, plain, svg } from './originals';
import { describeOriginal } from '@/content/model/picture-files/original';
import { makeVariant, makeVariants } from '@/content/model/picture-files/make-variants';
import { variantsOf, type Place, type Variant } from '@/content/model/picture-files/variants';

const PLACE: Place = {
  sizes: '100vw',
  least: 100,
  maxBytes: { 100: 3_000, 200: 6_000, 400: 9_000 },
  fallback: 200,
};
const CENTRE = [0.5, 0.5] as const;
let originals: Originals;
beforeEach(() => (originals = new Originals()));
afterEach(() => originals.delete());

/** The files of an original for a place, each with its variant. */
async function filesOf(path: string, place = PLACE, focus: readonly [number, number] = CENTRE) {
  const original = await describeOriginal(path, originals.cache);
  const variants = variantsOf(original, place, focus);
  const files = await makeVariants(variants, originals.cache);
  return files.map((bytes, index) => ({ variant: variants[index]!, bytes }));
}

/** The colour of a picture at a point, in words. */
async function colourAt(bytes: Buffer, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, , blue = 0] = pixel;
  return red > blue ? 'red' : 'blue';
}

it('makes AVIF and WebP in each width of the place, and one file for other browsers', async () => {
  const files = await filesOf(await originals.add('a.jpg', plain(800, 600).jpeg()));
  expect(files.map(({ variant }) => `${variant.format} ${variant.width}`)).toEqual([
    ...['avif 100', 'avif 200', 'avif 400'],
    ...['webp 100', 'webp 200', 'webp 400', 'jpeg 200'],
  ]);
  for (const { variant, bytes } of files) {
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual({ width: variant.width, height: variant.height });
    expect(format === 'heif' ? 'avif' : format).toBe(variant.format);
  }
});

it('never enlarges: a small original gets its own width as the largest', async () => {
  const files = await filesOf(await originals.add('a.jpg', plain(300, 225).jpeg()));
  expect(new Set(files.map(({ variant }) => variant.width))).toEqual(new Set([100, 200, 300]));
});

it.each([
  [4032, 3024],
  [1333, 1999],
  [3000, 1997],
])('keeps the ratio of %i by %i in all files, so that nothing moves', async (width, height) => {
  const path = await originals.add('a.jpg', plain(width, height).jpeg());
  for (const { variant } of await filesOf(path)) {
    expect(Math.abs(variant.width * (height / width) - variant.height)).toBeLessThan(0.2);
    expect(variant.width).toBeGreaterThan(96);
  }
});

it('keeps every file within the bytes of its width, whatever is in the picture', async () => {
  const files = await filesOf(await originals.add('a.png', noise(200, 200).png()));
  for (const { variant, bytes } of files)
    expect(bytes.length).toBeLessThanOrEqual(variant.maxBytes);
});

it('turns a picture upright, and publishes no metadata of the phone', async () => {
  const path = await originals.add('a.jpg', phonePicture(300, 400));
  expect((await sharp(path).metadata()).exif?.includes('Phone')).toBe(true);
  for (const { variant, bytes } of await filesOf(path)) {
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([variant.width, variant.height]);
    expect(height).toBeGreaterThan(width);
    expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ]);
    expect(await colourAt(bytes, 50, 5)).toBe('red');
    expect(await colourAt(bytes, 50, height - 5)).toBe('blue');
  }
});

it('converts the colours of a wide profile to sRGB', async () => {
  const wide = await sharp({
    create: { width: 200, height: 200, channels: 3, background: { r: 200, g: 100, b: 100 } },
  })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const path = originals.write('a.png', wide);
  const [file] = (await filesOf(path)).filter(({ variant }) => variant.format === 'jpeg');
  const { data } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true });
  const expected = await sharp(wide).toColourspace('srgb').raw().toBuffer();
  for (const channel of [0, 1, 2]) {
    expect(Math.abs((data[channel] ?? 0) - (expected[channel] ?? 0))).toBeLessThan(6);
  }
});

it('keeps transparency, with PNG for browsers that know no other format', async () => {
  const glass = sharp({
    create: { width: 400, height: 400, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.4 } },
  });
  const path = await originals.add('a.png', glass.png());
  const files = await filesOf(path);
  expect(files.at(-1)?.variant.format).toBe('png');
  for (const { bytes } of files) expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  expect(await describeOriginal(path, originals.cache)).toMatchObject({ colours: [] });
});

it.each([
  ['left', [0, 0.5], 'red'],
  ['right', [1, 0.5], 'blue'],
] as const)('crops around a focus on the %s', async (_, focus, colour) => {
  const half = { create: { width: 200, height: 200, channels: 3 as const, background: '#d02020' } };
  const pair = plain(400, 200, '#2020d0').composite([{ input: half, left: 0, top: 0 }]);
  const path = await originals.add('a.png', pair.png());
  for (const { variant, bytes } of await filesOf(path, { ...PLACE, ratio: 1 }, focus)) {
    expect(variant.width).toBe(variant.height);
    expect(await colourAt(bytes, 50, 50)).toBe(colour);
  }
});

it('shows the first frame of an animation', async () => {
  const frame = (background: string) => plain(200, 100, background).png().toBuffer();
  const frames = await Promise.all(['#d02020', '#2020d0'].map(frame));
  const animation = sharp(frames, { join: { animated: true } }).gif();
  for (const { bytes } of await filesOf(await originals.add('a.gif', animation))) {
    expect(await colourAt(bytes, 20, 20)).toBe('red');
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  }
});

it('describes a picture by three of its colours, from top to bottom', async () => {
  const path = await originals.add('a.jpg', phonePicture(300, 400));
  const { colours, width, height } = await describeOriginal(path, originals.cache);
  expect([width, height]).toEqual([300, 400]);
  expect(colours).toHaveLength(3);
  expect(colours[0]).toMatch(/^#[c-f].[0-3].[0-3].$/);
  expect(colours[2]).toMatch(/^#[0-3].[0-3].[c-f].$/);
});

it('describes a grey picture by greys', async () => {
  const path = await originals.add('a.jpg', plain(300, 300, '#808080').greyscale().jpeg());
  const { colours } = await describeOriginal(path, originals.cache);
  for (const colour of colours) expect(colour).toMatch(/^#(..)\1\1$/);
});

it('makes no file twice, and other files for another picture', async () => {
  const path = await originals.add('a.jpg', plain(800, 600).jpeg());
  const first = await filesOf(path);
  // A file that is made again has another inode under the same name.
  const made = () =>
    readdirSync(originals.cache).map((name) => [name, statSync(join(originals.cache, name)).ino]);
  const before = made();
  await filesOf(path);
  expect(made()).toEqual(before);
  const other = await filesOf(await originals.add('b.jpg', plain(800, 600, '#ffffff').jpeg()));
  const names = [...first, ...other].map(({ variant }) => variant.name);
  expect(new Set(names).size).toBe(names.length);
});

it('needs the original only for files that are not cached', async () => {
  const path = await originals.add('a.jpg', phonePicture(300, 400));
  const original = await describeOriginal(path, originals.cache);
  const variants = variantsOf(original, PLACE, CENTRE);
  const [first, second] = variants as [Variant, Variant];
  await makeVariant(first, originals.cache);
  await makeVariants([first, second], originals.cache);
  // Cached files no longer need the original, but all others do.
  rmSync(path);
  const made = await makeVariants([second, first], originals.cache);
  expect(await Promise.all(made.map(async (file) => (await sharp(file).metadata()).width))).toEqual(
    [second.width, first.width],
  );
  await expect(makeVariants(variants, originals.cache)).rejects.toThrow(/a\.jpg|missing/);
});

it.each([
  ['a.jpg', 'half'],
  ['a.png', 'all'],
])('the AVIF of %s keeps %s of the colours', async (name, share) => {
  const picture = name === 'a.png' ? plain(400, 300).png() : plain(400, 300).jpeg();
  const [file] = await filesOf(await originals.add(name, picture));
  // Two bits of the codec's box say whether the colours are halved, across and down.
  const flags = file?.bytes.readUInt8(file.bytes.indexOf('av1C') + 6) ?? 0;
  expect((flags >> 2) & 3).toBe(share === 'half' ? 3 : 0);
});

it('leaves an SVG as it is', async () => {
  const [file, ...others] = await filesOf(originals.write('a.svg', svg()));
  expect(others).toEqual([]);
  expect(file?.bytes.toString()).toBe(svg());
  expect(file?.variant).toMatchObject({ format: 'svg', width: 64, height: 48 });
});

it('reports a file whose damage only decoding finds', async () => {
  const whole = await noise(300, 300).png().toBuffer();
  whole.fill(0, 200, 40_000);
  const path = originals.write('broken.png', whole);
  await expect(describeOriginal(path, originals.cache)).rejects.toThrow(/broken\.png is broken/);
});
