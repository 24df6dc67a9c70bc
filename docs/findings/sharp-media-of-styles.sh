#!/usr/bin/env bash
# sharp 0.35.5 and @resvg/resvg-js 2.6.2 draw what the <style media> of an SVG has for paper or for the dark
# scheme alone, although they leave out the same rule with @media.
#
# An icon that turns white for dark bars is then white in the PNG that is made of it for the others, or
# the label that only the printed plan has stands on the card. SVG knows the attribute as HTML does.
#
# Seen on 29 November 2026, of a red square, by both:
#   <style media="(prefers-color-scheme: dark)">rect{fill:#fff}</style>    #ffffff
#   <style media="print">rect{fill:#000}</style>                           #000000
#   <style>@media (prefers-color-scheme: dark){rect{fill:#fff}}</style>    #ff0000
#   <style>@media print{rect{fill:#000}}</style>                           #ff0000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . sharp@0.35.5 @resvg/resvg-js@2.6.2
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

const expected = {
  '<style media="(prefers-color-scheme: dark)">rect{fill:#fff}</style>': '#ffffff',
  '<style media="print">rect{fill:#000}</style>': '#000000',
  '<style>@media (prefers-color-scheme: dark){rect{fill:#fff}}</style>': '#ff0000',
  '<style>@media print{rect{fill:#000}}</style>': '#ff0000',
};
const colourOf = async (png) => `#${(await sharp(png).removeAlpha().raw().toBuffer()).toString('hex', 0, 3)}`;
for (const [sheet, left] of Object.entries(expected)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>rect{fill:#f00}</style>${sheet}<rect width="9" height="9"/></svg>`;
  const seen = [await colourOf(Buffer.from(svg)), await colourOf(new Resvg(svg).render().asPng())];
  console.log(sheet.padEnd(70), ...seen);
  assert.deepEqual(seen, [left, left]);
}
JS
node try.mjs
