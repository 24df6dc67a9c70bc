#!/usr/bin/env bash
# @lexical/markdown 0.52.0 writes a bare address that has an underscore with a backslash before it, and
# what shows the Markdown then links to another page, one with %5C in its path.
#
# Read again, the editor shows the address as it was. GitHub's Markdown, by which sites make links of bare
# addresses, takes a backslash in them as it stands, so saving an article untouched breaks its links.
#
# Seen on 28 November 2026:
#   written   See https://site.example/warp_and_weft here
#   linked    https://site.example/warp_and_weft
#   saved     See https://site.example/warp\_and\_weft here
#   linked    https://site.example/warp%5C_and%5C_weft (micromark-extension-gfm 3.0.0 and markdown-it 15.0.3)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . {lexical,@lexical/{headless,markdown,rich-text,list,link,code}}@0.52.0 \
  micromark@4.0.2 micromark-extension-gfm@3.0.0 markdown-it@15.0.3
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { CodeNode } from '@lexical/code';
import { createHeadlessEditor } from '@lexical/headless';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { $convertFromMarkdownString, $convertToMarkdownString, TRANSFORMERS } from '@lexical/markdown';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { $getRoot } from 'lexical';
import MarkdownIt from 'markdown-it';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const written = 'See https://site.example/warp_and_weft here';
const nodes = [CodeNode, HeadingNode, LinkNode, ListItemNode, ListNode, QuoteNode];
const editor = createHeadlessEditor({ nodes, onError: (error) => { throw error; } });
const open = (text) => editor.update(() => $convertFromMarkdownString(text, TRANSFORMERS), { discrete: true });
open(written);
const saved = editor.read(() => $convertToMarkdownString(TRANSFORMERS));
open(saved);
assert.equal(editor.read(() => $getRoot().getTextContent()), written);
const linked = (text) => {
  const pages = [micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }), new MarkdownIt({ linkify: true }).render(text)];
  const [one, other] = pages.map((page) => /href="([^"]*)"/.exec(page)?.[1]);
  assert.equal(one, other);
  return one;
};
console.log(`written   ${written}\nlinked    ${linked(written)}\nsaved     ${saved}\nlinked    ${linked(saved)}`);
assert.equal(linked(written), 'https://site.example/warp_and_weft');
assert.equal(saved, 'See https://site.example/warp\\_and\\_weft here');
assert.equal(linked(saved), 'https://site.example/warp%5C_and%5C_weft');
JS
node try.mjs
