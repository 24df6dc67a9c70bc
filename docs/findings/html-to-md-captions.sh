#!/usr/bin/env bash
# html-to-md 0.8.8 makes no table of a table with a caption or columns, and no link of a link whose title has
# quotation marks: the reader sees their Markdown.
#
# It writes the caption as HTML in the same line as the heading of the table, where no Markdown begins. The
# row of a sum is shown as text, too. "> 30 years" at the beginning of a paragraph becomes a quotation, though
# a hyphen or a number there gets its backslash.
#
# Seen on 29 November 2026, shown by marked 18.2.1:
#   table of two columns                          a table
#   the same with <caption>                       |A|B| |---|---| |1|2|
#   the same with <colgroup>                      |A|B| |---|---| |1|2|
#   the same with <tfoot>                         a table and |S|3|
#   <a href="/b" title='The "old" loom'>Loom</a>  [Loom](/b "The "old" loom")
#   <a href="/b" title="The old loom">Loom</a>    a link
#   <p>&gt; 30 years</p>                          a quotation
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . html-to-md@0.8.8 marked@18.2.1 jsdom@26.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import toMarkdown from 'html-to-md';
import { JSDOM } from 'jsdom';
import { marked } from 'marked';

const rows = '<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>';
const expected = {
  [`<table>${rows}</table>`]: ['table', ''],
  [`<table><caption>Prices</caption>${rows}</table>`]: ['', 'Prices|A|B| |---|---| |1|2|'],
  [`<table><colgroup><col><col></colgroup>${rows}</table>`]: ['', '|A|B| |---|---| |1|2|'],
  [`<table>${rows}<tfoot><tr><td>S</td><td>3</td></tr></tfoot></table>`]: ['table', '|S|3|'],
  '<p><a href="/b" title="The &quot;old&quot; loom">Loom</a></p>': ['', '[Loom](/b "The "old" loom")'],
  '<p><a href="/b" title="The old loom">Loom</a></p>': ['a', ''],
  '<p>&gt; 30 years</p>': ['blockquote', ''],
  '<p>- 30 years</p>': ['', '- 30 years'],
};
for (const [html, left] of Object.entries(expected)) {
  const { body } = new JSDOM(marked.parse(toMarkdown(html))).window.document;
  const element = body.querySelector('table, a, blockquote');
  element?.remove();
  const seen = [element?.localName ?? '', body.textContent.replace(/\s+/g, ' ').trim()];
  console.log(html, '\n   ', ...seen);
  assert.deepEqual(seen, left);
}
JS
node try.mjs
