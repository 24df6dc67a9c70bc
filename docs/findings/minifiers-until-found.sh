#!/usr/bin/env bash
# html-minifier-terser 7.2.0, html-minifier-next 8.7.0 and @minify-html/node 0.18.1 make hidden of
# hidden="until-found", so what find in page would have opened is found no more.
#
# The attribute was true or false once, and has had this second value since: the text is in the page, an
# answer of a closed question, say, and a browser's search no longer finds it. The first two do so by
# collapseBooleanAttributes, which is off at first, and the third by its defaults. htmlnano 3.5.1,
# which shortens such attributes by its defaults too, knows the value.
#
# Seen on 28 November 2026, of <div hidden="until-found">Yes</div>:
#   html-minifier-terser  <div hidden>Yes</div>
#   html-minifier-next    <div hidden>Yes</div>
#   @minify-html/node     <div hidden>Yes</div>
#   htmlnano              <div hidden="until-found">Yes</div>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . html-minifier-terser@7.2.0 html-minifier-next@8.7.0 \
  @minify-html/node@0.18.1 htmlnano@3.5.1 posthtml@0.16.7
npm install --silent --no-audit --no-fund --prefix . node@24.21.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import minifyHtml from '@minify-html/node';
import { minify as next } from 'html-minifier-next';
import { minify as terser } from 'html-minifier-terser';
import htmlnano from 'htmlnano';

const written = '<div hidden="until-found">Yes</div>';
const options = { collapseBooleanAttributes: true };
const without = { minifyCss: false, minifyJs: false, minifySvg: false };
const seen = {
  'html-minifier-terser': await terser(written, options),
  'html-minifier-next': await next(written, options),
  '@minify-html/node': minifyHtml.minify(Buffer.from(written), {}).toString(),
  htmlnano: (await htmlnano.process(written, without, htmlnano.presets.safe)).html,
};
for (const [name, html] of Object.entries(seen)) console.log(name.padEnd(21), html);
const short = '<div hidden>Yes</div>';
assert.deepEqual(Object.values(seen), [short, short, short, written]);
JS
PATH="$folder/node_modules/.bin:$PATH" node try.mjs
