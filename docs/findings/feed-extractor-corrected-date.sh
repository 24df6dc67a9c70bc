#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3 and htmlparser2 12.0.0 (its parseFeed) give the day of an Atom entry's last
# correction as the day on which it was published, although the entry states both.
#
# Atom's published is when an entry came out and updated when it was changed (RFC 4287, 4.2.9 and 4.2.15);
# the two libraries name their field published and pubDate. A word put right in an article of May makes it
# today's, and first in the list. rss-parser 3.13.0 and feedparser 2.6.0 give the day in May.
#
# Seen on 28 November 2026, of an entry published on 4 May and updated on 27 November:
#   feed-extractor  published  2026-11-27T10:00:00.000Z
#   htmlparser2     pubDate    2026-11-27T10:00:00.000Z
#   rss-parser      isoDate    2026-05-04T09:00:00.000Z
#   feedparser      pubdate    2026-05-04T09:00:00.000Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @extractus/feed-extractor@8.0.3 htmlparser2@12.0.0 rss-parser@3.13.0 feedparser@2.6.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { extractFromXml } from '@extractus/feed-extractor';
import FeedParser from 'feedparser';
import { parseFeed } from 'htmlparser2';
import Parser from 'rss-parser';

const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Journal</title><id>tag:site.example,2026:feed</id><updated>2026-11-27T10:00:00Z</updated>
  <author><name>Ann</name></author>
  <entry>
    <title>One</title><id>tag:site.example,2026:one</id>
    <published>2026-05-04T09:00:00Z</published><updated>2026-11-27T10:00:00Z</updated>
    <link href="https://site.example/one"/><summary>The first</summary>
  </entry>
</feed>`;
const entries = [];
const parser = Readable.from([feed]).pipe(new FeedParser());
parser.on('data', (entry) => entries.push(entry));
await once(parser, 'end');

const seen = {
  'feed-extractor  published': extractFromXml(feed).entries[0].published,
  'htmlparser2     pubDate': parseFeed(feed).items[0].pubDate.toISOString(),
  'rss-parser      isoDate': (await new Parser().parseString(feed)).items[0].isoDate,
  'feedparser      pubdate': entries[0].pubdate.toISOString(),
};
for (const [field, date] of Object.entries(seen)) console.log(field.padEnd(26), date);
const [published, updated] = ['2026-05-04T09:00:00.000Z', '2026-11-27T10:00:00.000Z'];
assert.deepEqual(Object.values(seen), [updated, updated, published, published]);
JS
node try.mjs
