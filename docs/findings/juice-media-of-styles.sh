#!/usr/bin/env bash
# juice 12.2.0 and @css-inline/css-inline 0.21.2 do not look at the media of a <style>: what it has for paper
# or for the dark scheme alone is written into the style of each element, for everybody.
#
# The same rule with @media within the <style> is not. A newsletter whose buttons are hidden in print arrives
# without them; colours for the dark scheme make its text white on white.
#
# Seen on 29 November 2026, by both:
#   <style media="print">.buy{display:none}</style>                        style="display: none;"
#   <style media="(prefers-color-scheme: dark)">.buy{color:#fff}</style>   style="color: #fff;"
#   <style>@media print{.buy{display:none}}</style>                        no style
#   <style>@media (prefers-color-scheme: dark){.buy{color:#fff}}</style>   no style
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . juice@12.2.0 @css-inline/css-inline@0.21.2
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { inline } from '@css-inline/css-inline';
import juice from 'juice';

const expected = {
  '<style media="print">.buy{display:none}</style>': 'style="display: none;"',
  '<style media="(prefers-color-scheme: dark)">.buy{color:#fff}</style>': 'style="color: #fff;"',
  '<style>@media print{.buy{display:none}}</style>': 'no style',
  '<style>@media (prefers-color-scheme: dark){.buy{color:#fff}}</style>': 'no style',
};
for (const [sheet, left] of Object.entries(expected)) {
  const mail = `<!doctype html><html><head><title>News</title>${sheet}</head><body><p class="buy">Order</p></body></html>`;
  for (const toInline of [juice, inline]) {
    const written = /<p class="buy"\s*([^>]*)>/.exec(toInline(mail))[1] || 'no style';
    assert.equal(written, left);
  }
  console.log(sheet.padEnd(70), left);
}
JS
node try.mjs
