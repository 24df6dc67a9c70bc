#!/usr/bin/env bash
# @portabletext/markdown 1.5.0 turns a text into another by reading and writing it: a sign that was
# escaped no longer is, and the paragraphs of a list entry become one word.
#
# "\# 1 in hiring" is a paragraph before and a heading after, "2021\. A year" a list, and a link's address
# that is only shown becomes a link. remark 15.0.1 gives back what it read.
#
# Seen on 29 November 2026, as read again by marked 18.0.7:
#   written                 portabletext            remark
#   \# 1 in hiring          heading                 paragraph
#   2021\. A year           list                    paragraph
#   Write \[name\](url)     Write + link            Write [name](url)
#   - Call us / Or write    Call usOr write         Call us, Or write
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @portabletext/markdown@1.5.0 remark@15.0.1 marked@18.0.7
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { markdownToPortableText, portableTextToMarkdown } from '@portabletext/markdown';
import { lexer, walkTokens } from 'marked';
import { remark } from 'remark';

const ways = {
  portabletext: (markdown) => portableTextToMarkdown(markdownToPortableText(markdown)),
  remark: (markdown) => remark().processSync(markdown).toString(),
};
const blockOf = (markdown) => lexer(markdown)[0].type;
function hasLink(markdown) {
  let found = false;
  walkTokens(lexer(markdown), ({ type }) => (found ||= type === 'link'));
  return found;
}
const entryOf = (markdown) => lexer(markdown)[0].items[0].tokens.filter(({ type }) => type !== 'space').map(({ text }) => text);

const seen = {};
for (const [name, way] of Object.entries(ways)) {
  seen[name] = [
    blockOf(way('\\# 1 in hiring')),
    blockOf(way('2021\\. A year')),
    hasLink(way('Write \\[name\\](url)')),
    entryOf(way('- Call us\n\n  Or write')),
  ];
  console.log(name.padEnd(13), JSON.stringify(seen[name]));
}
assert.deepEqual(seen.portabletext, ['heading', 'list', true, ['Call usOr write']]);
assert.deepEqual(seen.remark, ['paragraph', 'paragraph', false, ['Call us', 'Or write']]);
JS
node try.mjs
