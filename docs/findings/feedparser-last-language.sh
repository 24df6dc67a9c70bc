#!/usr/bin/env bash
# feedparser 2.6.0 (of npm) links an entry of an Atom feed to its last alternate, whatever language that
# is in, so an English entry that names its translation is opened in German.
#
# RFC 4287 allows one alternate for each combination of type and hreflang, and a feed states its
# language by xml:lang. Which of them stands last decides.
#
# Seen on 28 November 2026, in a feed with xml:lang="en":
#   English, then German   https://site.example/de/eins
#   German, then English   https://site.example/one
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . feedparser@2.6.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import FeedParser from 'feedparser';

const english = '<link rel="alternate" type="text/html" hreflang="en" href="https://site.example/one"/>';
const german = '<link rel="alternate" type="text/html" hreflang="de" href="https://site.example/de/eins"/>';

async function linkOf(links) {
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Journal</title><id>tag:site.example,2026:feed</id><updated>2026-11-27T10:00:00Z</updated>
  <author><name>Ann</name></author>
  <entry>
    <title>One</title><id>tag:site.example,2026:one</id><updated>2026-11-27T10:00:00Z</updated>
    ${links}
    <summary>The first</summary>
  </entry>
</feed>`;
  const entries = [];
  const parser = Readable.from([feed]).pipe(new FeedParser());
  parser.on('data', (entry) => entries.push(entry));
  await once(parser, 'end');
  assert.equal(entries.length, 1);
  return entries[0].link;
}

const seen = { 'English, then German': await linkOf(english + german), 'German, then English': await linkOf(german + english) };
for (const [order, link] of Object.entries(seen)) console.log(`${order}   ${link}`);
assert.deepEqual(Object.values(seen), ['https://site.example/de/eins', 'https://site.example/one']);
JS
node try.mjs
