#!/usr/bin/env bash
# feedparser 2.6.0 (of npm) credits an Atom entry with two authors to neither, but to the author of the
# whole feed.
#
# RFC 4287 lets an entry name several authors (4.1.2), and gives it the feed's only where it names none
# (4.2.1). An article by two guests is then shown as the editor's. feedsmith 3.0.1 gives both.
#
# Seen on 28 November 2026, in a feed by Editor:
#   the entry's authors   feedparser  feedsmith
#   none                  Editor      none
#   Ann                   Ann         Ann
#   Ann, Bea              Editor      Ann, Bea
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . feedparser@2.6.0 feedsmith@3.0.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import FeedParser from 'feedparser';
import { parseFeed } from 'feedsmith';

const authors = (names) => names.map((name) => `<author><name>${name}</name></author>`).join('');
const feedBy = (names) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Journal</title><id>tag:site.example,2026:feed</id><updated>2026-11-27T10:00:00Z</updated>
  ${authors(['Editor'])}
  <entry>
    <title>One</title><id>tag:site.example,2026:one</id><updated>2026-11-27T10:00:00Z</updated>
    ${authors(names)}
    <link href="https://site.example/one"/>
  </entry>
</feed>`;

async function creditedIn(feed) {
  const entries = [];
  const parser = Readable.from([feed]).pipe(new FeedParser());
  parser.on('data', (entry) => entries.push(entry));
  await once(parser, 'end');
  const { authors: all = [] } = parseFeed(feed).feed.entries[0];
  return [entries[0].author, all.map(({ name }) => name).join(', ') || 'none'];
}

const expected = { none: ['Editor', 'none'], Ann: ['Ann', 'Ann'], 'Ann, Bea': ['Editor', 'Ann, Bea'] };
for (const [names, credited] of Object.entries(expected)) {
  const seen = await creditedIn(feedBy(names === 'none' ? [] : names.split(', ')));
  console.log(names.padEnd(21), seen.join('  '));
  assert.deepEqual(seen, credited);
}
JS
node try.mjs
