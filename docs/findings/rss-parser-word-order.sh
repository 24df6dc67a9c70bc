#!/usr/bin/env bash
# rss-parser 3.13.0 gives the words of an Atom entry in another order than they were written, where its
# content has type="xhtml".
#
# Text and elements of a paragraph are kept in two lists, and written one after the other: first all
# text, then all elements. What is said around a bold word or a link no longer makes sense, and what
# stands last in the entry comes first. The same entry as type="html" is whole.
#
# Seen on 28 November 2026:
#   written  <p>A team of <b>two</b> begins <i>now</i>.</p><p>Later it grows.</p>The end
#   html     A team of two begins now . Later it grows. The end
#   xhtml    The end A team of begins . two now Later it grows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . rss-parser@3.13.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import Parser from 'rss-parser';

const written = '<p>A team of <b>two</b> begins <i>now</i>.</p><p>Later it grows.</p>The end';
const contents = {
  html: written.replaceAll('<', '&lt;'),
  xhtml: `<div xmlns="http://www.w3.org/1999/xhtml">${written}</div>`,
};
const wordsOf = async (type) => {
  const { items } = await new Parser().parseString(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Journal</title><id>tag:site.example,2026:feed</id><updated>2026-11-27T10:00:00Z</updated>
  <author><name>Ann</name></author>
  <entry>
    <title>One</title><id>tag:site.example,2026:one</id><updated>2026-11-27T10:00:00Z</updated>
    <link href="https://site.example/one"/>
    <content type="${type}">${contents[type]}</content>
  </entry>
</feed>`);
  return items[0].content.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
};
const [html, xhtml] = [await wordsOf('html'), await wordsOf('xhtml')];
console.log(`written  ${written}\nhtml     ${html}\nxhtml    ${xhtml}`);
assert.equal(html, 'A team of two begins now . Later it grows. The end');
assert.equal(xhtml, 'The end A team of begins . two now Later it grows.');
JS
node try.mjs
