#!/usr/bin/env bash
# open-graph-scraper 6.12.0 gives the description, width and height of a page's second picture to its first,
# if the first has none.
#
# The Open Graph protocol has what follows an og:image be about that one. The scraper keeps a list for
# each property, and takes the first of each for the first picture: a preview then says of a portrait
# that it is a logo, and reserves the room of another picture.
#
# Seen on 28 November 2026, of loom.png, then logo.png with "The logo", 64 × 32:
#   loom.png   "The logo", 64 × 32
#   logo.png   no words, no size
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . open-graph-scraper@6.12.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import scrape from 'open-graph-scraper';

const tags = [
  ['og:title', 'Weaving'],
  ['og:image', 'https://site.example/loom.png'],
  ['og:image', 'https://site.example/logo.png'],
  ['og:image:alt', 'The logo'],
  ['og:image:width', '64'],
  ['og:image:height', '32'],
];
const head = tags.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('');
const { error, result } = await scrape({ html: `<!doctype html><html lang="en"><head>${head}</head></html>` });
assert.equal(error, false);
const seen = result.ogImage.map(({ url, alt, width, height }) => [
  url.split('/').at(-1),
  `${alt ? `"${alt}"` : 'no words'}, ${width ? `${width} × ${height}` : 'no size'}`,
]);
for (const [file, words] of seen) console.log(file.padEnd(10), words);
assert.deepEqual(seen, [['loom.png', '"The logo", 64 × 32'], ['logo.png', 'no words, no size']]);
JS
node try.mjs
