#!/usr/bin/env bash
# lightningcss 1.33.0 puts figures, size adjustment and kerning in front of the font of the same rule, and the
# behaviour of a transition in front of the transition, which take them back.
#
# A shorthand also resets what it cannot state, so the order is the meaning. Prices lose their figures of one
# width, and a dialog that should fade out before it is gone is gone at once. Two rules for the same selector
# are joined in this way, too. What the shorthand can state is put into it, as it should be. An open issue
# tells of the figures.
#
# Seen on 29 November 2026:
#   font:1rem a;font-variant-numeric:tabular-nums              font-variant-numeric:tabular-nums;font:1rem a
#   font:1rem a;font-size-adjust:.5                            font-size-adjust:.5;font:1rem a
#   font:1rem a;font-kerning:none                              font-kerning:none;font:1rem a
#   transition:opacity .2s;transition-behavior:allow-discrete  transition-behavior:allow-discrete;transition:opacity .2s
#   font:1rem a;font-weight:700                                font:700 1rem a
#   transition:opacity .2s;transition-delay:1s                 transition:opacity .2s 1s
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . lightningcss@1.33.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { transform } from 'lightningcss';

const smaller = (css) => String(transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code);
const expected = {
  'font:1rem a;font-variant-numeric:tabular-nums': 'font-variant-numeric:tabular-nums;font:1rem a',
  'font:1rem a;font-size-adjust:.5': 'font-size-adjust:.5;font:1rem a',
  'font:1rem a;font-kerning:none': 'font-kerning:none;font:1rem a',
  'transition:opacity .2s;transition-behavior:allow-discrete': 'transition-behavior:allow-discrete;transition:opacity .2s',
  'font:1rem a;font-weight:700': 'font:700 1rem a',
  'transition:opacity .2s;transition-delay:1s': 'transition:opacity .2s 1s',
};
for (const [written, left] of Object.entries(expected)) {
  const seen = smaller(`p{${written}}`);
  console.log(written.padEnd(58), seen.slice(2, -1));
  assert.equal(seen, `p{${left}}`);
  assert.equal(smaller(`p{${written.replace(';', '}p{')}}`), seen);
}
JS
node try.mjs
