#!/usr/bin/env bash
# esbuild 0.28.2 and csso 5.0.5, making a style sheet smaller, put a margin or padding behind the margin-block
# or padding-inline that was to change it, and so take that back.
#
# A shorthand and a side that follows become one shorthand, in the place of the side; what stood between the
# two is overridden then. A column that is put to the right and has room above and below loses the room, in
# the finished site alone. lightningcss 1.33.0 and cssnano 9.9.0 leave the order as it is.
#
# Seen on 28 November 2026, what is left of margin-block and padding-inline:
#                                                             esbuild  csso  lightningcss  cssnano
#   margin: 0; margin-block: 32px; margin-left: auto          lost     lost  kept          kept
#   padding: 16px; padding-inline: 32px; padding-bottom: 0    kept     lost  kept          kept
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . esbuild@0.28.2 csso@5.0.5 lightningcss@1.33.0 cssnano@9.9.0 postcss@8.5.33
npm install --silent --no-audit --no-fund --prefix . node@24.21.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import cssnano from 'cssnano';
import { minify } from 'csso';
import esbuild from 'esbuild';
import { transform } from 'lightningcss';
import postcss from 'postcss';

const tools = {
  esbuild: async (css) => (await esbuild.transform(css, { loader: 'css', minify: true })).code,
  csso: (css) => minify(css).css,
  lightningcss: (css) => transform({ filename: 'a.css', code: Buffer.from(css), minify: true }).code.toString(),
  cssnano: async (css) => (await postcss([cssnano({ preset: 'default' })]).process(css, { from: undefined })).css,
};
const expected = {
  'margin: 0; margin-block: 32px; margin-left: auto': ['lost', 'lost', 'kept', 'kept'],
  'padding: 16px; padding-inline: 32px; padding-bottom: 0': ['kept', 'lost', 'kept', 'kept'],
};
for (const [written, left] of Object.entries(expected)) {
  const seen = [];
  for (const [name, run] of Object.entries(tools)) {
    const css = await run(`.column { ${written} }`);
    assert.match(css, /(margin-block|padding-inline):32px/, name);
    seen.push(/(margin|padding)-(block|inline):.*\1:/.test(css) ? 'lost' : 'kept');
  }
  console.log(written.padEnd(58), seen.join('  '));
  assert.deepEqual(seen, left);
}
JS
PATH="$folder/node_modules/.bin:$PATH" node try.mjs
