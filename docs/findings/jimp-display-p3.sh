#!/usr/bin/env bash
# jimp 1.6.1 changes the colours of a photograph in Display P3, the colour space of phones: it drops the
# profile and keeps the numbers, which then mean paler colours.
#
# sharp 0.35.5 turns them into sRGB by default, so that the picture looks the same without a profile.
#
# Seen on 29 November 2026, of pure sRGB red stored in Display P3, written anew as PNG:
#          profile  pixel            shown by a browser as
#   before yes      234, 51, 34      255, 0, 0
#   jimp   none     234, 51, 34      234, 51, 34
#   sharp  none     255, 0, 0        255, 0, 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . jimp@1.6.1 sharp@0.35.5
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { Jimp } from 'jimp';
import sharp from 'sharp';

const stored = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
  .withIccProfile('p3')
  .png()
  .toBuffer();
const seen = {};
for (const [name, picture] of Object.entries({
  before: stored,
  jimp: await (await Jimp.read(stored)).getBuffer('image/png'),
  sharp: await sharp(stored).png().toBuffer(),
})) {
  const { icc } = await sharp(picture).metadata();
  const { bitmap } = await Jimp.read(picture);
  seen[name] = [icc ? 'yes' : 'none', ...bitmap.data.subarray(0, 3)];
  console.log(name.padEnd(6), ...seen[name]);
}
assert.deepEqual(seen, { before: ['yes', 234, 51, 34], jimp: ['none', 234, 51, 34], sharp: ['none', 255, 0, 0] });
JS
node try.mjs
