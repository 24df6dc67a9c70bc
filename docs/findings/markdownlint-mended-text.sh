#!/usr/bin/env bash
# markdownlint 0.40.0 (the last for Node 20), mending a file by its defaults, makes emphasis of
# a product, a link of an index, a heading of a hashtag, and text between < > of an address with "www.".
#
# Each is plain text in Markdown, and right as it stands. The stars are signs of a formula, and gone from the
# page then, and f(x)[0] leads to a page named "0". Three spaces for a line break go as if they were none, and
# a Makefile in a block of code gets spaces for its tabs and no longer runs. Two spaces and addresses with
# https:// are kept, or get the < > that they can have.
#
# Seen on 29 November 2026, shown by marked 18.2.1:
#   It is 2 * 3 * 4.                   It is 2 <em>3</em> 4.
#   Take 2 ** 3 ** 4.                  Take 2 <strong>3</strong> 4.
#   Then f(x)[0] is it.                Then f<a href="0">x</a> is it.
#   #loom is our word.                 <h1>loom is our word.</h1>
#   Visit www.site.example now.        Visit &lt;www.site.example&gt; now.
#   Mill Street 1, 3 spaces, Bern      no <br>
#   Mill Street 1, 2 spaces, Bern      <br>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . markdownlint@0.40.0 marked@18.2.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { applyFixes } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import { marked } from 'marked';

const mended = (text) => applyFixes(text, lint({ strings: { text } }).text);
const expected = {
  'It is 2 * 3 * 4.': '<p>It is 2 <em>3</em> 4.</p>',
  'Take 2 ** 3 ** 4.': '<p>Take 2 <strong>3</strong> 4.</p>',
  'Then f(x)[0] is it.': '<p>Then f<a href="0">x</a> is it.</p>',
  '#loom is our word.': '<h1>loom is our word.</h1>',
  'Visit www.site.example now.': '<p>Visit &lt;www.site.example&gt; now.</p>',
  'Visit https://site.example now.': '<p>Visit <a href="https://site.example">https://site.example</a> now.</p>',
  'Mill Street 1   \nBern': '<p>Mill Street 1\nBern</p>',
  'Mill Street 1  \nBern': '<p>Mill Street 1<br>Bern</p>',
  '```make\nall:\n\tcc\n```': '<pre><code class="language-make">all:\n cc\n</code></pre>',
};
for (const [written, left] of Object.entries(expected)) {
  const text = `# Loom\n\n${written}\n`;
  const before = marked.parse(text);
  const seen = marked.parse(mended(text)).replace('<h1>Loom</h1>\n', '').trim();
  console.log(JSON.stringify(written).padEnd(35), JSON.stringify(seen));
  assert.equal(seen, left);
  assert.equal(before.includes(seen), /https:|1 {2}\n/.test(written));
}
JS
node try.mjs
