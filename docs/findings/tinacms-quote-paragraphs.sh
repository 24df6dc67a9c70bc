#!/usr/bin/env bash
# @tinacms/mdx 2.2.3 (the Markdown of TinaCMS) makes one paragraph of a quotation's two, without a space
# between them, and counts every list from 1.
#
# Parsed and written again, as when an editor saves a word elsewhere, the last word of one paragraph is
# grown together with the first of the next; the steps after a picture begin at 1 again.
#
# Seen on 28 November 2026 (/ a line break):
#   > It holds./>/> For years.        > It holds.For years.
#   > # It holds/>/> For years.       > It holdsFor years.
#   3. Weave/4. Cut                   1. Weave/2. Cut
#   - It holds.//  For years.         * It holds.//  For years.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @tinacms/mdx@2.2.3
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseMDX, serializeMDX } from '@tinacms/mdx';

const field = { name: 'body', type: 'rich-text' };
const same = (url) => url;
const expected = {
  '> It holds.\n>\n> For years.': '> It holds.For years.',
  '> # It holds\n>\n> For years.': '> It holdsFor years.',
  '3. Weave\n4. Cut': '1. Weave\n2. Cut',
  '- It holds.\n\n  For years.': '* It holds.\n\n  For years.',
};
for (const [written, saved] of Object.entries(expected)) {
  const seen = serializeMDX(parseMDX(written, field, same), field, same).trim();
  console.log(written.replaceAll('\n', '/').padEnd(33), seen.replaceAll('\n', '/'));
  assert.equal(seen, saved);
}
JS
node try.mjs
