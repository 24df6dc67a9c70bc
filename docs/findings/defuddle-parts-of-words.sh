#!/usr/bin/env bash
# defuddle 0.19.4 (the reader of Obsidian's web clipper) puts a space where emphasis begins or ends within a
# word, in its HTML and in its Markdown.
#
# A word of which a part is in bold is two or three words then, and can no longer be found; "l'Avare" is torn
# from its article, and Japanese, which has no spaces, gets some at every emphasis. Beside a full stop, and at
# sub and sup, nothing is added. @mozilla/readability 0.6.0 keeps all of them as they were.
#
# Seen on 29 November 2026:
#   un<em>believ</em>able         un <em>believ</em> able
#   l'<cite>Avare</cite>          l' <cite>Avare</cite>
#   日本<b>語</b>です              日本 <b>語</b> です
#   <b>Note</b>: H<sub>2</sub>O   <b>Note</b>: H<sub>2</sub>O
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . defuddle@0.19.4 jsdom@26.1.0 @mozilla/readability@0.6.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { JSDOM } from 'jsdom';

const url = 'https://site.example/journal/one';
const words = 'A team begins with two people, works your hours, and is measured by what you agreed on. ';
const expected = {
  'un<em>believ</em>able': 'un <em>believ</em> able',
  "l'<cite>Avare</cite>": "l' <cite>Avare</cite>",
  '日本<b>語</b>です': '日本 <b>語</b> です',
  '<b>Note</b>: H<sub>2</sub>O': '<b>Note</b>: H<sub>2</sub>O',
};
for (const [written, left] of Object.entries(expected)) {
  const page = () =>
    new JSDOM(
      `<!doctype html><html lang="en"><title>One</title><main><article><h1>One</h1>
<p>${words.repeat(8)}</p><p>${written}</p><p>${words.repeat(8)}</p></article></main></html>`,
      { url },
    ).window.document;
  const { content } = await Defuddle(page(), url);
  const [, seen] = [...content.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text]) => text);
  console.log(written.padEnd(29), seen);
  assert.equal(seen, left);
  const { content: markdown } = await Defuddle(page(), url, { markdown: true });
  assert.equal(/un \*believ\* able|l' |本 \*\*語\*\* で/.test(markdown), left !== written);
  assert.ok(new Readability(page()).parse().content.includes(`<p>${written}</p>`));
}
JS
node try.mjs
