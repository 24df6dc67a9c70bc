#!/usr/bin/env bash
# clean-css 5.3.3 takes the spaces around "of" from :nth-child(even of .shown), with its defaults and without
# a warning, and a browser drops the rule then, together with the other selectors of its list.
#
# "evenof" and "2n+1of" are words of their own in CSS. Every second row of those that a filter leaves is no
# longer shaded. What a browser does not know in :nth-child without "of" keeps all it needs.
#
# Seen on 29 November 2026:
#   tr:nth-child(even of .shown),.odd    tr:nth-child(evenof.shown),.odd
#   tr:nth-child(2n+1 of .shown)         tr:nth-child(2n+1of.shown)
#   tr:nth-last-child(-n+3 of .shown)    tr:nth-last-child(-n+3of.shown)
#   tr:nth-child(2n + 3)                 tr:nth-child(2n+3)
#   tr:has(+ .shown)                     tr:has(+ .shown)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . clean-css@5.3.3
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import CleanCSS from 'clean-css';

const expected = {
  'tr:nth-child(even of .shown),.odd': 'tr:nth-child(evenof.shown),.odd',
  'tr:nth-child(2n+1 of .shown)': 'tr:nth-child(2n+1of.shown)',
  'tr:nth-last-child(-n+3 of .shown)': 'tr:nth-last-child(-n+3of.shown)',
  'tr:nth-child(2n + 3)': 'tr:nth-child(2n+3)',
  'tr:has(+ .shown)': 'tr:has(+ .shown)',
};
for (const [selector, left] of Object.entries(expected)) {
  const { styles, warnings, errors } = new CleanCSS().minify(`${selector}{color:red}`);
  const seen = [...styles.replace('{color:red}', '').split(',')].sort().reverse().join(',');
  console.log(selector.padEnd(36), seen);
  assert.equal(seen, left);
  assert.deepEqual([warnings, errors], [[], []]);
}
JS
node try.mjs
