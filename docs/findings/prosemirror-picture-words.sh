#!/usr/bin/env bash
# prosemirror-markdown 1.13.9 ends a picture's description at its first emphasis, code, link or line
# break: parsed and written again, the rest of it is gone from the file.
#
# An editor built on it needs no change of the picture for that: a word corrected elsewhere is enough.
# CommonMark makes the description of the plain text of what stands in the brackets. The same in the
# text of a link is kept.
#
# Seen on 28 November 2026:
#   ![The *Ann* at work](/loom.jpg)         ![The ](/loom.jpg)
#   ![The `loom` at work](/loom.jpg)        ![The ](/loom.jpg)
#   ![The loom/at work](/loom.jpg)          ![The loom](/loom.jpg)     (/ a line break)
#   ![The loom at work](/loom.jpg)          ![The loom at work](/loom.jpg)
#   [The *Ann* at work](/loom)              [The *Ann* at work](/loom)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . prosemirror-markdown@1.13.9
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { defaultMarkdownParser, defaultMarkdownSerializer } from 'prosemirror-markdown';

const expected = {
  '![The *Ann* at work](/loom.jpg)': '![The ](/loom.jpg)',
  '![The `loom` at work](/loom.jpg)': '![The ](/loom.jpg)',
  '![The loom\nat work](/loom.jpg)': '![The loom](/loom.jpg)',
  '![The loom at work](/loom.jpg)': '![The loom at work](/loom.jpg)',
  '[The *Ann* at work](/loom)': '[The *Ann* at work](/loom)',
};
for (const [written, saved] of Object.entries(expected)) {
  const seen = defaultMarkdownSerializer.serialize(defaultMarkdownParser.parse(written));
  console.log(written.replace('\n', '/').padEnd(39), seen);
  assert.equal(seen, saved);
}
JS
node try.mjs
