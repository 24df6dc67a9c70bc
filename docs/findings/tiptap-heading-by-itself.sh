#!/usr/bin/env bash
# @tiptap/markdown 3.35.0 writes a paragraph that begins with "2026.", "#" or "-" without its backslash,
# so the next who opens the file has a list or a heading in its place.
#
# Nobody has to touch the paragraph: open the article, correct a word elsewhere, save. A sentence that
# begins with a year is published as item 2026 of a list. The backslash before a star is kept, so they
# seem to be taken care of.
#
# Seen on 28 November 2026:
#   2026\. was a good year   paragraph, saved as 2026. was a good year, then orderedList
#   \# is a sharp            paragraph, saved as # is a sharp, then heading
#   \- 4 degrees outside     paragraph, saved as - 4 degrees outside, then bulletList
#   \*four\* of them         paragraph, saved as \*four\* of them, then paragraph
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @tiptap/{core,extension-list,markdown,pm,starter-kit}@3.35.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { MarkdownManager } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';

const markdown = new MarkdownManager({ extensions: [StarterKit] });
const kindOf = (text) => markdown.parse(text).content[0].type;
const expected = {
  '2026\\. was a good year': ['2026. was a good year', 'orderedList'],
  '\\# is a sharp': ['# is a sharp', 'heading'],
  '\\- 4 degrees outside': ['- 4 degrees outside', 'bulletList'],
  '\\*four\\* of them': ['\\*four\\* of them', 'paragraph'],
};
for (const [written, seen] of Object.entries(expected)) {
  const saved = markdown.serialize(markdown.parse(written));
  console.log(`${written.padEnd(24)} ${kindOf(written)}, saved as ${saved}, then ${kindOf(saved)}`);
  assert.equal(kindOf(written), 'paragraph');
  assert.deepEqual([saved, kindOf(saved)], seen);
}
JS
node try.mjs
