#!/usr/bin/env bash
# @rowanmanning/feed-parser 2.1.5 decodes an entry's HTML once more than it is written, so every element that
# an article names, as in "write <br>", is an element of the article.
#
# What a feed has in CDATA, or as type="html", is HTML after XML has been read, and &lt; in it is a sign. An
# article on HTML or on types of a language arrives without its examples, and in content of type="xhtml" each
# line break becomes two, because <br></br> is written. feedsmith 3.0.1 and rss-parser 3.13.0 keep RSS as it is.
#
# Seen on 29 November 2026, of <p>Write <code>&lt;br&gt;</code> for <br/>a break.</p>:
#   RSS                  <p>Write <code><br></code> for <br/>a break.</p>
#   Atom, type="html"    <p>Write <code><br></code> for <br/>a break.</p>
#   Atom, type="xhtml"   <p>Write <code><br></code> for <br></br>a break.</p>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @rowanmanning/feed-parser@2.1.5 feedsmith@3.0.1 rss-parser@3.13.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseFeed } from '@rowanmanning/feed-parser';
import { parseFeed as parseBySmith } from 'feedsmith';
import Parser from 'rss-parser';

const written = '<p>Write <code>&lt;br&gt;</code> for <br/>a break.</p>';
const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
  <title>Journal</title><link>https://site.example/</link><description>Journal</description>
  <item><title>One</title><link>https://site.example/one</link><content:encoded><![CDATA[${written}]]></content:encoded></item>
</channel></rss>`;
const atom = (type, content) => `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">
  <title>Journal</title><id>tag:site.example,2026:feed</id><updated>2026-11-27T10:00:00Z</updated><author><name>Ann</name></author>
  <entry><title>One</title><id>tag:site.example,2026:one</id><updated>2026-11-27T10:00:00Z</updated>
    <link href="https://site.example/one"/><content type="${type}">${content}</content></entry>
</feed>`;
const expected = [
  ['RSS', rss, '<p>Write <code><br></code> for <br/>a break.</p>'],
  ['Atom, type="html"', atom('html', `<![CDATA[${written}]]>`), '<p>Write <code><br></code> for <br/>a break.</p>'],
  [
    'Atom, type="xhtml"',
    atom('xhtml', `<div xmlns="http://www.w3.org/1999/xhtml">${written}</div>`),
    '<p>Write <code><br></code> for <br></br>a break.</p>',
  ],
];
for (const [format, feed, left] of expected) {
  const seen = parseFeed(feed).items[0].content;
  console.log(format.padEnd(20), seen);
  assert.equal(seen, left);
}
assert.equal(parseBySmith(rss).feed.items[0].content.encoded, written);
assert.equal((await new Parser().parseString(rss)).items[0]['content:encoded'], written);
JS
node try.mjs
