#!/usr/bin/env bash
# rehype-remark 10.0.1 and remark-gfm 4.0.1 write a table with a list or code in a cell as Markdown in which
# the table ends there, and make one word of two paragraphs in a cell.
#
# They are meant for each other, and read what they wrote themselves: the second item and the rows after it
# stand below the table. GitHub's Markdown has no lists in a cell, but of a line break there a space is made,
# so what has no form of its own can be kept. Whoever moves articles over from HTML loses such tables.
#
# Seen on 28 November 2026, of a table with the row "2, 3" after the cell:
#                                         in the cell  below the table
#   <ul><li>Warp</li><li>Weft</li></ul>   * Warp       Weft | | 2 | 3 |
#   <pre>Warp (line break) Weft</pre>     ```          | 2 | 3 |
#   <p>Warp</p><p>Weft</p>                WarpWeft     nothing
#   Warp<br>Weft                          Warp Weft    nothing
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . unified@11.0.5 rehype-parse@9.0.1 rehype-remark@10.0.1 remark-gfm@4.0.1 \
  remark-stringify@11.0.0 remark-parse@11.0.0 remark-rehype@11.1.2 jsdom@26.1.0 rehype-stringify@10.0.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const toMarkdown = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const toHtml = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);
const expected = {
  '<ul><li>Warp</li><li>Weft</li></ul>': ['* Warp', 'Weft | | 2 | 3 |'],
  '<pre>Warp\nWeft</pre>': ['```', '| 2 | 3 |'],
  '<p>Warp</p><p>Weft</p>': ['WarpWeft', 'nothing'],
  'Warp<br>Weft': ['Warp Weft', 'nothing'],
};
const words = (text) => text.replace(/\s+/g, ' ').trim();
for (const [cell, left] of Object.entries(expected)) {
  const rows = `<tr><th>Loom</th><th>Parts</th></tr><tr><td>1</td><td>${cell}</td></tr><tr><td>2</td><td>3</td></tr>`;
  const markdown = String(toMarkdown.processSync(`<table>${rows}</table>`));
  const { document } = new JSDOM(String(toHtml.processSync(markdown))).window;
  const table = document.querySelector('table');
  const inCell = words(table.rows[1].cells[1].textContent);
  table.remove();
  const seen = [inCell, words(document.body.textContent) || 'nothing'];
  console.log(words(cell).padEnd(37), seen[0].padEnd(11), seen[1]);
  assert.deepEqual(seen, left);
}
JS
node try.mjs
