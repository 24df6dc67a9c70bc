#!/usr/bin/env bash
# linkinator 8.1.0 with its fragments checked calls a link broken that leads to words of a page (#:~:text=),
# also where the part before the words is there.
#
# By the specification of text fragments, and in every browser of today, what follows :~: is taken off before
# an element is looked for. Links that are made by "Copy link to highlight" make a sound site fail its check.
#
# Seen on 28 November 2026, of a page with <h2 id="warp">:
#   page.html#warp                   whole
#   page.html#weft                   broken
#   page.html#warp:~:text=threads    broken
#   page.html#:~:text=threads        broken
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . linkinator@8.1.0
npm install --silent --no-audit --no-fund --prefix . node@24.21.0
mkdir site
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { LinkChecker } from 'linkinator';

const page = (body) => `<!doctype html><html lang="en"><title>Looms</title><body>${body}</body></html>`;
const expected = { '#warp': 'whole', '#weft': 'broken', '#warp:~:text=threads': 'broken', '#:~:text=threads': 'broken' };
writeFileSync('site/page.html', page('<h2 id="warp">Warp</h2><p>Its threads run along the loom.</p>'));
for (const [fragment, state] of Object.entries(expected)) {
  writeFileSync('site/index.html', page(`<a href="page.html${fragment}">Threads</a>`));
  const { links } = await new LinkChecker().check({ path: 'site', checkFragments: true });
  const followed = links.filter(({ url }) => url.includes('page.html'));
  assert.ok(followed.length);
  const seen = followed.every((link) => link.state === 'OK') ? 'whole' : 'broken';
  console.log(`page.html${fragment}`.padEnd(32), seen);
  assert.equal(seen, state);
}
JS
PATH="$folder/node_modules/.bin:$PATH" node try.mjs
