#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3 writes a title or an id that looks like a number anew: release 3.10 is
# announced as 3.1.
#
# Neither is a number in Atom or in RSS. Two entries 1.1 and 1.10 get one title, and ids that differ by
# zeros in front become one, by which readers tell what they have shown. feedparser 2.6.0 keeps the text.
#
# Seen on 28 November 2026:
#                          feed-extractor  feedparser
#   <title>3.10</title>    3.1             3.10
#   <title>007</title>     7               007
#   <title>1e3</title>     1000            1e3
#   <title>v3.10</title>   v3.10           v3.10
#   <guid>0012</guid>      12              0012
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @extractus/feed-extractor@8.0.3 feedparser@2.6.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { extractFromXml } from '@extractus/feed-extractor';
import FeedParser from 'feedparser';

async function entriesOf(title, id) {
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Releases</title><link>https://site.example/</link><description>Looms</description>
<item><title>${title}</title><link>https://site.example/one</link><guid isPermaLink="false">${id}</guid>
<pubDate>Fri, 27 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>`;
  const entries = [];
  const parser = Readable.from([feed]).pipe(new FeedParser());
  parser.on('data', (entry) => entries.push(entry));
  await once(parser, 'end');
  return [extractFromXml(feed).entries[0], entries[0]];
}

const titles = [['3.10', '3.1'], ['007', '7'], ['1e3', '1000'], ['v3.10', 'v3.10']];
for (const [written, read] of titles) {
  const seen = (await entriesOf(written, 'a')).map(({ title }) => title);
  console.log(`<title>${written}</title>`.padEnd(22), seen.join('  '));
  assert.deepEqual(seen, [read, written]);
}
const [{ id }, { guid }] = await entriesOf('One', '0012');
console.log('<guid>0012</guid>'.padEnd(22), id, '', guid);
assert.deepEqual([id, guid], ['12', '0012']);
JS
node try.mjs
