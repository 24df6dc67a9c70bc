#!/usr/bin/env bash
# html-to-docx 1.8.0 and @turbodocx/html-to-docx 1.23.1 leave words out of a Word document: whatever stands in
# kbd, q, abbr, time, small, cite or ruby, the last row of a table in <tfoot>, and its caption.
#
# "Open <time>9 to 5</time>" becomes "Open" in the middle of a contract or of help, and nothing is said.
# html-to-docx also drops the second paragraph of an entry, a link's words from the first bold one on, and the
# space between two elements. Words in b, mark and code arrive, and a summary with its answer.
#
# Seen on 29 November 2026:
#                                            html-to-docx        @turbodocx/html-to-docx
#   Press <kbd>F2</kbd> now.                 Press now.          Press now.
#   Open <time>9 to 5</time> today.          Open today.         Open today.
#   She said <q>no</q> to <cite>Alba</cite>. She said to .       She said to .
#   table of a row, its sum in <tfoot>       without the sum     without the sum
#   the same with <caption>                  without it          without it
#   <li><p>Weave.</p><p>Cut.</p></li>        Weave.              Weave. Cut.
#   <a>Our <b>old</b> loom</a>               Our                 Our old loom
#   <b>Cut</b> <mark>now</mark>.             Cutnow.             Cut now.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . html-to-docx@1.8.0 @turbodocx/html-to-docx@1.23.1 jszip@3.10.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import toTurboDocx from '@turbodocx/html-to-docx';
import toDocx from 'html-to-docx';
import JSZip from 'jszip';

async function wordsOf(convert, html) {
  const document = await JSZip.loadAsync(await convert(`<!doctype html><html><body>${html}</body></html>`));
  const xml = await document.file('word/document.xml').async('string');
  return [...xml.matchAll(/<w:t[ >][^<]*|<w:p[ >]/g)].map(([found]) => found.replace(/<w:p.*/s, ' ').replace(/<w:t[^>]*>/, '')).join('').replace(/\s+/g, ' ').trim();
}
const head = '<thead><tr><th>Item</th></tr></thead><tbody><tr><td>Loom</td></tr></tbody>';
const expected = {
  '<p>Press <kbd>F2</kbd> now.</p>': ['Press now.', 'Press now.'],
  '<p>Open <time>9 to 5</time> today.</p>': ['Open today.', 'Open today.'],
  '<p>She said <q>no</q> to <cite>Alba</cite>.</p>': ['She said to .', 'She said to .'],
  '<p>A <small>small</small> <abbr>km</abbr> <ruby>漢<rt>kan</rt></ruby>.</p>': ['A .', 'A .'],
  [`<table>${head}<tfoot><tr><td>Sum</td></tr></tfoot></table>`]: ['Item Loom', 'Item Loom'],
  [`<table><caption>Prices</caption>${head}</table>`]: ['Item Loom', 'Item Loom'],
  '<ul><li><p>Weave.</p><p>Cut.</p></li></ul>': ['Weave.', 'Weave. Cut.'],
  '<p><a href="https://site.example/">Our <b>old</b> loom</a></p>': ['Our', 'Our old loom'],
  '<p><b>Cut</b> <mark>now</mark>, <code>x</code>.</p>': ['Cutnow, x.', 'Cut now, x.'],
  '<details><summary>When?</summary><p>Now.</p></details>': ['When? Now.', 'When? Now.'],
};
for (const [html, left] of Object.entries(expected)) {
  const seen = [await wordsOf(toDocx, html), await wordsOf(toTurboDocx, html)];
  console.log(html, '\n   ', seen.join('  |  '));
  assert.deepEqual(seen, left);
}
JS
node try.mjs
