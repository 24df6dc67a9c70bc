#!/usr/bin/env bash
# PurgeCSS 8.0.0 removes a nested rule that needs no word of its own (`&:hover`, `&:has(…)`), and Beasties
# 0.5.4 leaves a rule with `&` out of the critical style altogether.
#
# The card is not marked under the pointer on the finished site, and is without colour until the style
# sheet has come. Both keep the same rules written without nesting.
#
# Seen on 29 November 2026, of a page with <p class="card">:
#   style                                        PurgeCSS           Beasties
#   .card{color:red} .card:hover{color:blue}     all                all
#   .card{color:red;&:hover{color:blue}}         .card{color:red}   nothing
#   .card{&:has(b){color:blue}}                  nothing            nothing
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . purgecss@8.0.0 beasties@0.5.4
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import Beasties from 'beasties';
import { PurgeCSS } from 'purgecss';

const html = '<!doctype html><html><head><link rel="stylesheet" href="/card.css"></head><body><p class="card">A <b>card</b></p></body></html>';
mkdirSync('site');
const seen = [];
for (const style of [
  '.card{color:red} .card:hover{color:blue}',
  '.card{color:red;&:hover{color:blue}}',
  '.card{&:has(b){color:blue}}',
]) {
  writeFileSync('site/card.css', style);
  const [{ css }] = await new PurgeCSS().purge({ content: [{ raw: html, extension: 'html' }], css: [{ raw: style }] });
  const inlined = await new Beasties({ path: 'site', publicPath: '/', logLevel: 'silent' }).process(html);
  const critical = /<style>(.*?)<\/style>/.exec(inlined)?.[1];
  seen.push([css === style ? 'all' : css.trim(), critical ?? '']);
  console.log(style.padEnd(42), ...seen.at(-1).map((kept) => (kept || 'nothing').padEnd(18)));
}
assert.deepEqual(seen, [['all', '.card{color:red}.card:hover{color:blue}'], ['.card{color:red}', ''], ['', '']]);
JS
node try.mjs
