#!/usr/bin/env bash
# svgo 4.1.0 gives a colour that is for the dark scheme alone to everybody, where its @media is nested in
# a rule, and deletes a rule whose @media compares by >=.
#
# An icon that turns white in the dark is white on white then. Every browser has read both for years, and
# nothing is said; written the older way, the @media is kept. Defaults are used.
#
# Seen on 28 November 2026:
#   .a { fill: #b00; @media (prefers-color-scheme: dark) { fill: #fff } }   style="fill:#fff", no @media
#   @media (width >= 40em) { .a { fill: #b00 } }                            no style, no @media
#   @media (min-width: 40em) { .a { fill: #b00 } }                          @media (min-width:40em){.a{fill:#b00}}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . svgo@4.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { optimize } from 'svgo';

const expected = {
  '.a { fill: #b00; @media (prefers-color-scheme: dark) { fill: #fff } }': 'style="fill:#fff", no @media',
  '@media (width >= 40em) { .a { fill: #b00 } }': 'no style, no @media',
  '@media (min-width: 40em) { .a { fill: #b00 } }': '@media (min-width:40em){.a{fill:#b00}}',
};
for (const [rule, left] of Object.entries(expected)) {
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>${rule}</style><path class="a" d="M0 0h10v10z"/></svg>`,
  );
  const kept = /<style>(.*)<\/style>/.exec(data)?.[1];
  const seen = kept ?? `${/style="[^"]*"/.exec(data)?.[0] ?? 'no style'}, no @media`;
  console.log(rule.padEnd(71), seen);
  assert.equal(seen, left);
}
JS
node try.mjs
