#!/usr/bin/env bash
# defuddle 0.19.4 (the reader of Obsidian's web clipper) keeps of a picture for two colour schemes the
# dark one alone, and of a picture in two formats the AVIF alone.
#
# The first <source> takes the place of the <img>, without its media and type, and the others are gone.
# A drawing with white lines stands on a white page then, a crop for narrow screens on a wide one.
#
# Seen on 28 November 2026:
#   prefers-color-scheme: dark, else light   dark.png
#   max-width: 40em, else wide               narrow.png
#   AVIF, else JPEG                          loom.avif
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . defuddle@0.19.4 jsdom@26.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { Defuddle } from 'defuddle/node';
import { JSDOM } from 'jsdom';

const url = 'https://site.example/journal/one';
const words = 'A team begins with two people, works your hours, and is measured by what you agreed on. ';
async function picturesOf(source, file) {
  const { document } = new JSDOM(
    `<!doctype html><html lang="en"><title>One</title><main><article><h1>One</h1><p>${words.repeat(8)}</p>
<picture>${source}<img src="/${file}" alt="A loom" width="800" height="600"></picture>
<p>${words.repeat(8)}</p></article></main></html>`,
    { url },
  ).window;
  const { content } = await Defuddle(document, url);
  assert.equal(content.match(/<img/g).length, 1);
  assert.doesNotMatch(content, /<source|media=/);
  return [...new Set(content.match(/[a-z]+\.(?:png|jpg|avif)/g))].join(' ');
}

const seen = {
  'prefers-color-scheme: dark, else light': await picturesOf('<source media="(prefers-color-scheme: dark)" srcset="/dark.png">', 'light.png'),
  'max-width: 40em, else wide': await picturesOf('<source media="(max-width: 40em)" srcset="/narrow.png">', 'wide.png'),
  'AVIF, else JPEG': await picturesOf('<source type="image/avif" srcset="/loom.avif">', 'loom.jpg'),
};
for (const [picture, kept] of Object.entries(seen)) console.log(`${picture.padEnd(40)} ${kept}`);
assert.deepEqual(Object.values(seen), ['dark.png', 'narrow.png', 'loom.avif']);
JS
node try.mjs
