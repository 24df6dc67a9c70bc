#!/usr/bin/env bash
# remark-smartypants 3.0.3, which Astro uses by default, with remark-gfm 4.0.1 shows another address than the
# one that is linked: "--" becomes a dash, and "..." an ellipsis, in links that are their own text.
#
# Names of domains with letters beyond the English ones have "--" in them, and many films. Who copies such an
# address from the page, its print or its text, or types it off, is led elsewhere. < > around it do not
# help, though it is a link of Markdown's own then; code is left alone.
#
# Seen on 29 November 2026:
#                                        shown                                 linked
#   https://xn--zrich-kva.example        https://xn—zrich-kva.example          https://xn--zrich-kva.example
#   <https://film.example/a--b>          https://film.example/a—b              https://film.example/a--b
#   ann--bo@site.example                 ann—bo@site.example                   mailto:ann--bo@site.example
#   https://site.example/v1...v2         https://site.example/v1…v2            https://site.example/v1...v2
#   `https://film.example/a--b`          https://film.example/a--b             none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . unified@11.0.5 remark-parse@11.0.0 remark-gfm@4.0.1 remark-smartypants@3.0.3 \
  remark-rehype@11.1.2 rehype-stringify@10.0.1 jsdom@26.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';

const toHtml = unified().use(remarkParse).use(remarkGfm).use(remarkSmartypants).use(remarkRehype).use(rehypeStringify);
const expected = {
  'https://xn--zrich-kva.example': ['https://xn—zrich-kva.example', 'https://xn--zrich-kva.example'],
  '<https://film.example/a--b>': ['https://film.example/a—b', 'https://film.example/a--b'],
  'ann--bo@site.example': ['ann—bo@site.example', 'mailto:ann--bo@site.example'],
  'https://site.example/v1...v2': ['https://site.example/v1…v2', 'https://site.example/v1...v2'],
  '`https://film.example/a--b`': ['https://film.example/a--b', 'none'],
};
for (const [written, left] of Object.entries(expected)) {
  const { document } = new JSDOM(String(toHtml.processSync(written))).window;
  const seen = [document.body.textContent, document.querySelector('a')?.getAttribute('href') ?? 'none'];
  console.log(written.padEnd(36), seen[0].padEnd(37), seen[1]);
  assert.deepEqual(seen, left);
}
JS
node try.mjs
