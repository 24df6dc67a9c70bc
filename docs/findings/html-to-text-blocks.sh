#!/usr/bin/env bash
# html-to-text 10.0.1 runs the terms of a list, a caption and a summary together with what follows, and
# leaves out the caption of a table.
#
# dl, dt, dd, figcaption, summary and legend are blocks in every browser, and words within a line to it,
# so "Founded" and "2014" are one word in the text of a newsletter or of an index. With its own format
# for tables (`dataTable`) the caption is nowhere.
#
# Seen on 29 November 2026:
#   Founded2014Offices3
#   Our team [/team.png]Berlin, 2026
#   PriceFrom £900
#   Small   £900              (the table is called "Plans")
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . html-to-text@10.0.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { convert } from 'html-to-text';

const selectors = [{ selector: 'table', format: 'dataTable' }];
const seen = [
  '<dl><dt>Founded</dt><dd>2014</dd><dt>Offices</dt><dd>3</dd></dl>',
  '<figure><img src="/team.png" alt="Our team"><figcaption>Berlin, 2026</figcaption></figure>',
  '<details open><summary>Price</summary>From £900</details>',
  '<table><caption>Plans</caption><tr><td>Small</td><td>£900</td></tr></table>',
].map((html) => convert(html, { selectors }));
console.log(seen.join('\n'));
assert.deepEqual(seen, ['Founded2014Offices3', 'Our team [/team.png]Berlin, 2026', 'PriceFrom £900', 'Small   £900']);
JS
node try.mjs
