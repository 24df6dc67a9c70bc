#!/usr/bin/env bash
# node-html-markdown 2.0.0 ends the list at a code block in one of its steps, and adds two spaces to every
# line of the code.
#
# The fence stands at the margin, where Markdown takes it for what follows the list: three steps become
# two lists with code between them. Whoever copies a command has the spaces at its end, too. turndown 7.2.5
# keeps one list, and the code as it was.
#
# Seen on 29 November 2026, of a list of two steps, the first with two lines of code (marked 18.0.7):
#                       blocks           lines of code
#   node-html-markdown  list code list   "npm ci  " "npm start  "
#   turndown            list             "npm ci" "npm start"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . turndown@7.2.5 node-html-markdown@2.0.0 marked@18.0.7
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { lexer, walkTokens } from 'marked';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import Turndown from 'turndown';

const html = '<ol><li><p>Install it:</p><pre><code>npm ci\nnpm start</code></pre></li><li><p>Open it.</p></li></ol>';
const ways = {
  'node-html-markdown': NodeHtmlMarkdown.translate(html),
  turndown: new Turndown({ codeBlockStyle: 'fenced' }).turndown(html),
};
const seen = {};
for (const [name, markdown] of Object.entries(ways)) {
  const blocks = lexer(markdown).filter(({ type }) => type !== 'space');
  const code = [];
  walkTokens(blocks, (token) => token.type === 'code' && code.push(...token.text.split('\n')));
  seen[name] = [blocks.map(({ type }) => type), code];
  console.log(name.padEnd(19), seen[name][0].join(' ').padEnd(16), JSON.stringify(code));
}
assert.deepEqual(seen['node-html-markdown'], [['list', 'code', 'list'], ['npm ci  ', 'npm start  ']]);
assert.deepEqual(seen.turndown, [['list'], ['npm ci', 'npm start']]);
JS
node try.mjs
