#!/usr/bin/env bash
# turndown 7.2.5 with turndown-plugin-gfm 1.0.2 moves the cells of a table: a `|` in a cell begins a new
# one, and a cell over two columns takes one.
#
# GitHub's Markdown drops the cells of a row beyond those of the heading, so the last ones are gone when
# the text is shown again. node-html-markdown 2.0.0 escapes the `|` and adds the missing cell.
#
# Seen on 29 November 2026, as the cells of the last row after a way through Markdown (marked 18.0.7):
#   in HTML                     turndown              node-html-markdown
#   Small | medium, 5           Small, medium         Small | medium, 5
#   2, people, £900 (Team over  2, people             2, people, £900
#   the first two columns)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . turndown@7.2.5 turndown-plugin-gfm@1.0.2 node-html-markdown@2.0.0 marked@18.0.7
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { lexer } from 'marked';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import Turndown from 'turndown';
import gfm from 'turndown-plugin-gfm';

const turndown = new Turndown();
turndown.use(gfm.gfm);
const cellsOf = (markdown) => lexer(markdown).find(({ type }) => type === 'table').rows.at(-1).map(({ text }) => text);
const tables = [
  '<table><thead><tr><th>Team</th><th>Days</th></tr></thead><tbody><tr><td>Small | medium</td><td>5</td></tr></tbody></table>',
  '<table><thead><tr><th colspan="2">Team</th><th>Price</th></tr></thead><tbody><tr><td>2</td><td>people</td><td>£900</td></tr></tbody></table>',
];
const seen = tables.map((html) => [cellsOf(turndown.turndown(html)), cellsOf(NodeHtmlMarkdown.translate(html))]);
for (const [ofTurndown, ofOther] of seen) console.log(ofTurndown.join(', ').padEnd(20), ofOther.join(', '));
assert.deepEqual(seen, [
  [['Small', 'medium'], ['Small | medium', '5']],
  [['2', 'people'], ['2', 'people', '£900']],
]);
JS
node try.mjs
