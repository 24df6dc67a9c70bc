#!/usr/bin/env bash
# remark-gfm 4.0.1, marked 18.2.1 and linkifyjs 4.4.0 take a typographic quotation mark behind a bare address
# into the link, so an address that is quoted as printed texts quote leads to a page that there is not.
#
# GitHub's Markdown lists the signs that do not belong to an address at its end, and those of print are not
# among them. Straight marks are left out of the link; the round ones that Word, telephones and careful
# authors write, and "…", are its last letter. linkify-it 6.1.0, of markdown-it, knows all of them.
#
# Seen on 29 November 2026, what the link ends in:
#                                      remark-gfm  marked    linkifyjs  linkify-it
#   “https://site.example/loom”        loom”       loom”     loom”      loom
#   „https://site.example/loom“        loom“       loom“     loom“      loom
#   «https://site.example/loom»        loom»       loom»     loom»      loom
#   https://site.example/loom…         loom…       loom…     loom…      loom
#   "https://site.example/loom"        loom        loom      loom       loom
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . unified@11.0.5 remark-parse@11.0.0 remark-gfm@4.0.1 remark-rehype@11.1.2 \
  rehype-stringify@10.0.1 marked@18.2.1 linkifyjs@4.4.0 linkify-it@6.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';
import { marked } from 'marked';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const toHtml = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);
const linked = (html) => decodeURI(/href="([^"]*)"/.exec(html)[1]);
const linkifyIt = new LinkifyIt();
const ends = ['“”', '„“', '«»', ' …', '""'];
for (const [before, after] of ends) {
  const text = `${before}https://site.example/loom${after}`.trim();
  const all = [linked(String(toHtml.processSync(text))), linked(marked.parse(text)), find(text)[0].href, linkifyIt.match(text)[0].url];
  const seen = all.map((address) => address.replace('https://site.example/', ''));
  console.log(text.padEnd(34), ...seen);
  const left = after === '"' ? 'loom' : `loom${after}`;
  assert.deepEqual(seen, [left, left, left, 'loom']);
}
JS
node try.mjs
