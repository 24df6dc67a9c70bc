import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Originals, plain, svg } from './originals';
import { originalProblem } from '@/content/model/picture-files/original';

const NEED = { least: 40 };
let originals: Originals;
const problemOf = (file: string, need: { least: number; ratio?: number } = NEED) =>
  originalProblem(file, need, originals.cache);
beforeEach(() => (originals = new Originals()));
afterEach(() => originals.delete());

it('accepts a picture of each format, whatever the case of its file extension', async () => {
  const files = [
    await originals.add('a.jpg', plain(64, 48).jpeg()),
    await originals.add('b.JPEG', plain(64, 48).jpeg({ progressive: true })),
    await originals.add('c.png', plain(64, 48).png()),
    await originals.add('d.webp', plain(64, 48).webp()),
    await originals.add('e.webp', plain(64, 48).webp({ lossless: true })),
    await originals.add('f.avif', plain(64, 48).avif()),
    await originals.add('g.gif', plain(64, 48).gif()),
    originals.write('h.svg', svg('viewBox="0 0 64 48"', '<path d="M0 0h9v9"/>')),
  ];
  for (const file of files) {
    expect([file, await problemOf(file)]).toEqual([file, undefined]);
  }
});

it.each([
  ['that is missing', 'is missing', () => 'nothing.jpg'],
  [
    'whose name has capital letters',
    'is missing, but there is Team.JPG: capital letters count',
    () => join(originals.write('Team.JPG', ''), '..', 'team.jpg'),
  ],
  [
    'whose name has an accent, as a Mac stores it',
    /^is missing: .* Use a name without accents, both there and here$/,
    () => join(originals.write('Büro.jpg'.normalize('NFD'), ''), '..', 'Büro.jpg'.normalize('NFC')),
  ],
  [
    'with a foreign name',
    /^is a PNG by its content; rename it team\.png/,
    () => originals.add('team.jpg', plain(64, 48).png()),
  ],
  [
    'from a phone that browsers cannot show',
    /^is a HEIC.*export it as JPEG.*iPhone/,
    () =>
      originals.write('a.heic', Buffer.from(`\0\0\0\x1cftypheic\0\0\0\0mif1heic${'.'.repeat(40)}`)),
  ],
  ['that is a text', /^is not a picture/, () => originals.write('a.jpg', 'word '.repeat(40))],
  ['that is empty', /^is empty: it has 0 bytes/, () => originals.write('a.jpg', '')],
  [
    'with too many pixels',
    /^has 20,000 by 20,000 pixels; a picture may have at most 100 million/,
    async () => {
      const bomb = await plain(64, 48).png().toBuffer();
      bomb.writeUInt32BE(20_000, 16);
      bomb.writeUInt32BE(20_000, 20);
      // The checksum of the header, from its name to its end.
      bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
      return originals.write('bomb.png', bomb);
    },
  ],
  [
    'that is too high for the formats of the web',
    /^is 20,000 pixels high; a picture for the web may have at most 16,383/,
    () => originals.add('long.png', plain(48, 20_000).png()),
  ],
  [
    'that is too large',
    /^has 31 MB; a picture may have at most 30/,
    async () => {
      const file = await originals.add('a.jpg', plain(64, 48).jpeg());
      truncateSync(file, 31_000_000);
      return file;
    },
  ],
  [
    'that is too small',
    'is 30 pixels wide and would look blurred here; it needs at least 40',
    () => originals.add('a.jpg', plain(30, 48).jpeg()),
  ],
])('refuses a picture %s', async (_, expected, make: () => string | Promise<string>) => {
  expect(await problemOf(await make())).toMatch(expected);
});

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('refuses a cut-off %s', async (ending) => {
  const file = await originals.add(`a.${ending}`, plain(64, 48).toFormat(ending));
  const size = (await plain(64, 48).toFormat(ending).toBuffer()).length;
  truncateSync(file, Math.max(size - 20, 33));
  expect(await problemOf(file)).toMatch(/^is broken and cannot be shown/);
});

it('takes a picture as upright if its orientation tag is damaged', async () => {
  const bytes = await plain(64, 48).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  // The offset of the list of Exif entries.
  bytes.writeUInt32BE(0xff_ff_ff_f0, bytes.indexOf('Exif') + 6 + 4);
  const file = originals.write('a.jpg', bytes);
  expect(await problemOf(file, { least: 60 })).toBeUndefined();
});

it('measures the part that a place shows, upright', async () => {
  const square = { least: 50, ratio: 1 };
  const file = await originals.add('a.jpg', plain(64, 48).jpeg());
  expect(await problemOf(file, square)).toMatch(/of which 48 are shown.*at least 50 by 50/);
});

it.each([
  [3, false],
  [4, false],
  [5, true],
  [6, true],
  [8, true],
])('takes a photograph of orientation %i as one on its side: %s', async (orientation, isTurned) => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const photograph = plain(48, 64).toFormat(format).withMetadata({ orientation });
    const file = await originals.add(`${orientation}.${format}`, photograph);
    expect((await problemOf(file, { least: 60 })) === undefined).toBe(isTurned);
  }
});

it.each([
  ['a script', '<script>alert(1)</script>', 'contains <script>'],
  ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>', 'script>'],
  ['a handler', '<path onload="alert(1)"/>', 'the attribute onload'],
  ['a link to a script', '<a href="java&#10;script:alert(1)"/>', 'loads another file'],
  ['a link to a page', '<a href="https://example.org"/>', 'loads another file'],
  ['a link that becomes one', '<set attributeName="xlink:href" to="#a"/>', 'changes a link'],
  ['HTML', '<foreignObject/>', 'contains <foreignObject>'],
  ['HTML within', '<p xmlns="http://www.w3.org/1999/xhtml"/>', 'contains <p>'],
  ['HTML with a prefix', '<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>', 'contains <h:p>'],
  ['an element without a namespace', '<path xmlns=""/>', 'contains <path>'],
  ['an unknown attribute', '<path src="a.png"/>', 'the attribute src'],
  [
    'a foreign picture',
    '<image href="https://example.org/a.png"/>',
    'file (https://example.org/a.png)',
  ],
  ['an embedded SVG', '<image href="data:image/svg+xml,x"/>', 'loads another file'],
  ['a foreign symbol', '<use xlink:href="other.svg#a"/>', 'loads another file'],
  ['a foreign style', '<style>@import "a.css";</style>', 'another style sheet'],
  ['a foreign namespace in a style', '<style>@namespace "a";</style>', '@namespace'],
  ['a hidden address', '<style>a{fill:u\\72l(a.svg)}</style>', 'backslash'],
  ['a choice of files', '<style>a{mask:image-set("a.png" 1x)}</style>', 'image-set()'],
  ['a foreign fill', '<path style="fill:url(https://example.org/a.svg#b)"/>', 'loads another file'],
  ['an arrow', '<path marker-end="url(https://example.org/a.svg#b)"/>', 'loads another file'],
  ['a foreign cursor', '<g cursor="url(&quot;a.cur&quot;), auto"/>', 'loads another file'],
])('refuses an SVG with %s', async (_, part, expected) => {
  const file = originals.write('a.svg', svg(undefined, part));
  expect(await problemOf(file)).toContain(expected);
});

it.each([
  ['a style sheet', '<?xml version="1.0"?><?xml-stylesheet href="a.css"?>', '<?xml-stylesheet>'],
  ['entities', '<!DOCTYPE svg [<!ATTLIST path fill CDATA #FIXED "red">]>', 'entities'],
])('refuses an SVG that begins with %s', async (_, head, expected) => {
  const file = originals.write('a.svg', head + svg());
  expect(await problemOf(file)).toContain(expected);
});

it('refuses an SVG without a size', async () => {
  const file = originals.write('a.svg', svg('width="64" height="100%"'));
  expect(await problemOf(file)).toContain('needs a width and a height');
});

it('refuses an SVG that no browser shows as a picture', async () => {
  const file = originals.write('a.svg', '<svg width="64" height="48"><path d="M0 0"/></svg>');
  expect(await problemOf(file)).toMatch(/^is shown by no browser: .* needs xmlns=/);
});

it('accepts what drawing programs write, at any size', async () => {
  const notes =
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xml:space="preserve" viewBox="0 0 8 6" version="1.1" style="enable-background:new 0 0 8 6"';
  const inside = `<sodipodi:namedview inkscape:zoom="1"/><metadata><rdf:RDF/></metadata>
    <style type="text/css"><![CDATA[ /* (a) */ @media (prefers-color-scheme: dark) { .st0 { fill: rgb(1, 2, 3); font-family: "A (B)" } } ]]></style>
    <linearGradient id="a"/><use href="#a"/><image href="data:image/png;base64,AA==" width="4" height="4"/>
    <g aria-label="A" data-name="Layer 1" inkscape:label="L" class="st0" transform="translate(1) rotate(3)" filter="url(#a)">
    <path d="M0 0h9v9" style="fill:url('#a');transform:translateX(2px)"><animate attributeName="fill" values="red;blue"/></path></g>`;
  const head =
    '<?xml version="1.0" encoding="UTF-8"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  const file = originals.write('a.svg', head + svg(notes, inside));
  expect(await problemOf(file)).toBeUndefined();
});
