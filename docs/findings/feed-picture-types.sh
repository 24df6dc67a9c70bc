#!/usr/bin/env bash
# feed 6.0.0 states a type for an entry's picture, sound or film that it makes of its address: image/ and
# whatever stands after the last full stop of the path, or the whole path where there is none.
#
# JPEG is image/jpeg, SVG image/svg+xml and MP3 audio/mpeg, and the last picture's type is none at all, so
# a reader that goes by the type finds none that it knows. An object can state the type in place of the
# address alone; what is made of an address alone, its documentation does not say.
#
# Seen on 28 November 2026:
#   /loom.png                              image/png
#   /loom.jpg                              image/jpg
#   /loom.svg                              image/svg
#   /_next/image?url=%2Floom.jpg&w=640     image//_next/image
#   /loom.mp3                              audio/mp3
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . feed@6.0.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { Feed } from 'feed';

const site = 'https://site.example';
function typeOf(path, kind) {
  const feed = new Feed({ id: site, link: site, title: 'Journal', copyright: 'Ann' });
  feed.addItem({ id: site, link: site, title: 'One', date: new Date('2026-11-27T10:00:00Z'), [kind]: site + path });
  const [rss, atom] = [/<enclosure [^>]*type="([^"]*)"/, /<link rel="enclosure" [^>]*type="([^"]*)"/].map(
    (pattern, index) => pattern.exec([feed.rss2(), feed.atom1()][index])?.[1],
  );
  assert.equal(rss, atom);
  return rss;
}

const expected = {
  '/loom.png': 'image/png',
  '/loom.jpg': 'image/jpg',
  '/loom.svg': 'image/svg',
  '/_next/image?url=%2Floom.jpg&w=640': 'image//_next/image',
  '/loom.mp3': 'audio/mp3',
};
for (const [path, type] of Object.entries(expected)) {
  const seen = typeOf(path, type.startsWith('audio') ? 'audio' : 'image');
  console.log(path.padEnd(38), seen);
  assert.equal(seen, type);
}
JS
node try.mjs
