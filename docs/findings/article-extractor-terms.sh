#!/usr/bin/env bash
# @extractus/article-extractor 9.0.1 keeps the descriptions of a list of terms and drops the terms, and
# drops keys and results from the middle of a sentence.
#
# A glossary, or prices as a <dl>, arrives as answers without what they answer; help that says which key
# to press says "Press  to save". @mozilla/readability 0.6.0, by which it finds the article, keeps both.
#
# Seen on 28 November 2026:
#                      <dt>  <dd>  <kbd>  <output>  <code>
#   readability        kept  kept  kept   kept      kept
#   article-extractor  gone  kept  gone   gone      kept
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @extractus/article-extractor@9.0.1 @mozilla/readability@0.6.0 jsdom@26.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { extractFromHtml } from '@extractus/article-extractor';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';

const url = 'https://site.example/help';
const words = 'A team begins with two people, works your hours, and is measured by what you agreed on. ';
const html = `<!doctype html><html lang="en"><head><title>Help with weaving</title></head><body><main><article><h1>Help with weaving</h1><p>${words.repeat(8)}</p>
<dl><dt>Warp</dt><dd>Threads along the loom</dd></dl>
<p>Press <kbd>Ctrl S</kbd> to save, see <output>42 saved</output>, and type <code>npm test</code>.</p>
<p>${words.repeat(8)}</p></article></main></body></html>`;
const parts = { '<dt>': 'Warp', '<dd>': 'Threads along', '<kbd>': 'Ctrl S', '<output>': '42 saved', '<code>': 'npm test' };
const stateIn = (text) => Object.fromEntries(Object.entries(parts).map(([part, said]) => [part, text.includes(said) ? 'kept' : 'gone']));
const seen = {
  readability: stateIn(new Readability(new JSDOM(html, { url }).window.document).parse().content),
  'article-extractor': stateIn((await extractFromHtml(html, url)).content),
};
console.table(seen);
const all = { '<dt>': 'kept', '<dd>': 'kept', '<kbd>': 'kept', '<output>': 'kept', '<code>': 'kept' };
assert.deepEqual(seen, { readability: all, 'article-extractor': { ...all, '<dt>': 'gone', '<kbd>': 'gone', '<output>': 'gone' } });
JS
node try.mjs
