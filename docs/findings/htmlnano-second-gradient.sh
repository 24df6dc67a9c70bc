#!/usr/bin/env bash
# htmlnano 3.5.1 with svgo 4.1.0 gives the gradients of all inline drawings of a page one id, in the preset
# that is called safe, and so each drawing after the first has the first one's colours.
#
# It has each drawing made smaller by itself, and svgo begins to count at "a" in each. Two logos or icons
# whose ids were different are enough, and either of them is right where it stands alone.
#
# Seen on 28 November 2026:
#   written   #warp #weft, url(#warp) url(#weft)
#   safe      #a #a, url(#a) url(#a)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . htmlnano@3.5.1 posthtml@0.16.7 svgo@4.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import htmlnano from 'htmlnano';

const drawing = (id, colour) => `<svg viewBox="0 0 10 10"><linearGradient id="${id}"><stop stop-color="${colour}"/>
<stop offset="1" stop-color="#fff"/></linearGradient><path fill="url(#${id})" d="M0 0h10v10z"/></svg>`;
const written = `<!doctype html><title>Looms</title><p>${drawing('warp', '#b00')} and ${drawing('weft', '#00b')}</p>`;
// Styles and scripts would need further packages, and there are none.
const { html: safe } = await htmlnano.process(written, { minifyCss: false, minifyJs: false }, htmlnano.presets.safe);
const idsIn = (html) => {
  const all = (pattern) => [...html.matchAll(pattern)].map(([, id]) => id).join(' ');
  return `${all(/id="(\w+)"/g).replace(/\b(?=\w)/g, '#')}, ${all(/(url\(#\w+\))/g)}`;
};
console.log(`written   ${idsIn(written)}\nsafe      ${idsIn(safe)}`);
assert.equal(idsIn(written), '#warp #weft, url(#warp) url(#weft)');
assert.equal(idsIn(safe), '#a #a, url(#a) url(#a)');
JS
node try.mjs
