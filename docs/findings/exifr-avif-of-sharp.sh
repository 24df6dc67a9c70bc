#!/usr/bin/env bash
# exifr 7.1.3 finds no author, no owner and no orientation in an AVIF that sharp 0.35.5 has written: what it
# gives is a list of errors with "Malformed EXIF data", in the place of an exception.
#
# HEIF says before the EXIF how far into it its header stands; sharp, like many, puts "Exif" there and says 6.
# exifr lists AVIF among its formats, and reads as if it were 0. A gallery whose photographs are turned from
# JPEG into AVIF loses the names of who took them, although they are in the files. exifreader 4.46.0 finds them.
#
# Seen on 29 November 2026, of the same photograph:
#          exifr                     exifreader
#   jpeg   Ann, Looms Ltd            Ann, Looms Ltd
#   png    Ann, Looms Ltd            Ann, Looms Ltd
#   avif   Malformed EXIF data       Ann, Looms Ltd
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . exifr@7.1.3 exifreader@4.46.0 sharp@0.35.5
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import ExifReader from 'exifreader';
import exifr from 'exifr';
import sharp from 'sharp';

const owner = 'Ann, Looms Ltd';
const expected = { jpeg: owner, png: owner, avif: 'Malformed EXIF data' };
for (const [format, seen] of Object.entries(expected)) {
  const bytes = await sharp({ create: { width: 160, height: 100, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Artist: 'Ann', Copyright: 'Looms Ltd' } })
    .toFormat(format)
    .toBuffer();
  const { Artist, Copyright, errors } = await exifr.parse(bytes);
  const read = errors ? errors.map(({ message }) => message).join() : `${Artist}, ${Copyright}`;
  const tags = ExifReader.load(bytes);
  const stated = `${tags.Artist.description}, ${tags.Copyright.description}`;
  console.log(format.padEnd(6), read.padEnd(25), stated);
  assert.deepEqual([read, stated], [seen, owner]);
  if (format !== 'avif') continue;
  const start = bytes.indexOf('Exif\0\0II*\0', 'latin1');
  assert.equal(bytes.readUInt32BE(start - 4), 6);
}
JS
node try.mjs
