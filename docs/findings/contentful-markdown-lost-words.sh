#!/usr/bin/env bash
# @contentful/rich-text-from-markdown 16.2.2 leaves out the words of a link whose address stands below the
# text, and joins the lines of an address.
#
# Both are nodes that it does not know, handed to a fallback of one's own; without one they go with
# everything in them, and nothing is said. A link with its address beside it is kept.
#
# Seen on 29 November 2026:
#   Markdown                         HTML
#   Read [our terms](/terms).        <p>Read <a href="/terms">our terms</a>.</p>
#   Read [our terms][t]. [t]: /terms <p>Read .</p>
#   Linden 2\ 10178 Berlin           <p>Linden 210178 Berlin</p>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @contentful/rich-text-from-markdown@16.2.2 @contentful/rich-text-html-renderer@17.2.3
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown';
import { documentToHtmlString } from '@contentful/rich-text-html-renderer';

const seen = [];
for (const markdown of ['Read [our terms](/terms).', 'Read [our terms][t].\n\n[t]: /terms', 'Linden 2\\\n10178 Berlin']) {
  seen.push(documentToHtmlString(await richTextFromMarkdown(markdown)));
  console.log(JSON.stringify(markdown).padEnd(40), seen.at(-1));
}
assert.deepEqual(seen, ['<p>Read <a href="/terms">our terms</a>.</p>', '<p>Read .</p>', '<p>Linden 210178 Berlin</p>']);
JS
node try.mjs
