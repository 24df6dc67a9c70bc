#!/usr/bin/env bash
# satori 0.63.2 puts a WebP or GIF picture into its SVG, and sharp 0.35.5 draws nothing in its place.
#
# Neither says a word: the social card is made, and the photograph on it is missing. JPEG and PNG arrive.
#
# Seen on 28 November 2026, a red picture of 100 × 60 on a white card:
#   png   in the SVG  drawn
#   jpeg  in the SVG  drawn
#   webp  in the SVG  white
#   gif   in the SVG  white
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . satori@0.63.2 sharp@0.35.5 @fontsource/inter@5.3.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';

const [width, height] = [100, 60];
const data = readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff');
const expected = { png: 'drawn', jpeg: 'drawn', webp: 'white', gif: 'white' };
for (const [format, seen] of Object.entries(expected)) {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#b02020' } }).toFormat(format).toBuffer();
  const src = `data:image/${format};base64,${picture.toString('base64')}`;
  const card = { type: 'div', props: { style: { display: 'flex' }, children: { type: 'img', props: { src, width, height } } } };
  const svg = await satori(card, { width, height, fonts: [{ name: 'Inter', data }] });
  assert.ok(svg.includes(src));
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).raw().toBuffer();
  const greens = pixels.filter((_, index) => index % 3 === 1);
  const drawn = greens.every((green) => green < 60) ? 'drawn' : greens.every((green) => green === 255) ? 'white' : 'other';
  console.log(`${format.padEnd(5)} in the SVG  ${drawn}`);
  assert.equal(drawn, seen);
}
JS
node try.mjs
