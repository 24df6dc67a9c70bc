#!/usr/bin/env bash
# image-size 2.1.0 tells that a JPEG lies on its side, and says nothing of it for WebP, PNG and AVIF.
#
# The same photograph is stored as 160 × 100 with the EXIF orientation 6 (in AVIF as a rotation of
# its own), so every browser shows it as 100 × 160. sharp 0.35.5 says so for all four formats. Whoever
# checks or reserves room by image-size has to turn JPEGs by hand, and gets the others the wrong way.
#
# Seen on 27 November 2026:
#   jpeg  image-size 160 × 100, orientation 6     shown 100 × 160
#   webp  image-size 160 × 100, orientation none  shown 100 × 160
#   png   image-size 160 × 100, orientation none  shown 100 × 160
#   avif  image-size 160 × 100, orientation none  shown 100 × 160
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . image-size@2.1.0 sharp@0.35.5
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { imageSize } from 'image-size';
import sharp from 'sharp';

const expected = { jpeg: 6, webp: undefined, png: undefined, avif: undefined };
for (const [format, orientation] of Object.entries(expected)) {
  const bytes = await sharp({ create: { width: 160, height: 100, channels: 3, background: '#a33' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
  const stated = imageSize(bytes);
  const { autoOrient } = await sharp(bytes).metadata();
  console.log(
    `${format.padEnd(5)} image-size ${stated.width} × ${stated.height}, orientation ${stated.orientation ?? 'none'}`.padEnd(48),
    `shown ${autoOrient.width} × ${autoOrient.height}`,
  );
  assert.deepEqual([stated.width, stated.height, stated.orientation], [160, 100, orientation]);
  assert.deepEqual(autoOrient, { width: 100, height: 160 });
}
JS
node try.mjs
