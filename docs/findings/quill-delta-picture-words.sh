#!/usr/bin/env bash
# quill-delta-to-html 0.12.1 drops the words of a picture and keeps its width.
#
# Quill writes both as attributes of the picture (its format for images knows alt, height and width), so
# what an author described is silent on the page.
#
# Seen on 29 November 2026:
#   in the delta  { image: "/team.jpg" }, { alt: "Our team", width: "400", height: "300" }
#   in the HTML   <p><img class="ql-image" width="400" src="/team.jpg"/></p>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . quill-delta-to-html@0.12.1 quill@2.0.3
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { QuillDeltaToHtmlConverter } from 'quill-delta-to-html';

// The format of the editor itself: what it reads from an <img> and keeps in the delta.
assert.match(readFileSync('node_modules/quill/formats/image.js', 'utf8'), /\['alt', 'height', 'width'\]/);

const picture = { insert: { image: '/team.jpg' }, attributes: { alt: 'Our team', width: '400', height: '300' } };
const html = new QuillDeltaToHtmlConverter([picture, { insert: '\n' }]).convert();
console.log(html);
assert.equal(html, '<p><img class="ql-image" width="400" src="/team.jpg"/></p>');
JS
node try.mjs
