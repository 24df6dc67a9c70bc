#!/usr/bin/env bash
# htmlparser2 12.0.0 takes the first link of an Atom entry for its page, whatever it leads to, and
# rss-parser 3.13.0 does so where the page's link has no `rel`.
#
# An entry may have several links in any order (RFC 4287, 4.1.2), and one without `rel` is the page's
# (4.2.7.2). A reader built on them opens the recording or somebody else's page. feedsmith 3.0.1 gives
# each link with its `rel`.
#
# Seen on 29 November 2026, as the link of the entry whose page is /one:
#   links of the entry        htmlparser2  rss-parser
#   recording, rel=alternate  /one.mp3     /one
#   recording, no rel         /one.mp3     /one.mp3
#   no rel, recording         /one         /one
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . htmlparser2@12.0.0 rss-parser@3.13.0 feedsmith@3.0.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseAtomFeed } from 'feedsmith';
import { parseFeed } from 'htmlparser2';
import Parser from 'rss-parser';

const recording = '<link rel="enclosure" type="audio/mpeg" href="https://site.example/one.mp3"/>';
const alternate = '<link rel="alternate" href="https://site.example/one"/>';
const bare = '<link href="https://site.example/one"/>';
const orders = {
  'recording, rel=alternate': recording + alternate,
  'recording, no rel': recording + bare,
  'no rel, recording': bare + recording,
};
const seen = {};
for (const [order, links] of Object.entries(orders)) {
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Journal</title><id>tag:site.example,2026:feed</id><updated>2026-11-27T10:00:00Z</updated>
  <author><name>Ann</name></author>
  <entry>
    <title>One</title><id>tag:site.example,2026:one</id><updated>2026-11-27T10:00:00Z</updated>
    ${links}
    <summary>Words</summary>
  </entry>
</feed>`;
  const { links: all } = parseAtomFeed(feed).entries[0];
  assert.equal(all.find(({ rel = 'alternate' }) => rel === 'alternate').href, 'https://site.example/one');
  const given = [parseFeed(feed).items[0].link, (await new Parser().parseString(feed)).items[0].link];
  seen[order] = given.map((link) => new URL(link).pathname);
  console.log(order.padEnd(25), ...seen[order]);
}
assert.deepEqual(Object.values(seen), [['/one.mp3', '/one'], ['/one.mp3', '/one.mp3'], ['/one', '/one']]);
JS
node try.mjs
