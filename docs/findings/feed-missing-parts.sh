#!/usr/bin/env bash
# feed 6.0.0 leaves out what two of its three formats demand of an item: the `id` of the JSON feed, and the
# `term` of an Atom category.
#
# Both are optional in its types. Without an `id` RSS and Atom get the link in its place, and the JSON
# feed nothing, though its format says "required". A category by name alone gets a `label` without the
# `term` that RFC 4287, 4.2.2.1, requires.
#
# Seen on 29 November 2026, of an item with title, link, date and the category { name: 'Hiring' }:
#   RSS   guid https://site.example/one, category Hiring
#   Atom  id https://site.example/one, <category label="Hiring"/>
#   JSON  no id
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . feed@6.0.0 feedsmith@3.0.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { Feed } from 'feed';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';

const feed = new Feed({ title: 'Journal', id: 'https://site.example/', link: 'https://site.example/', copyright: 'Ann', author: { name: 'Ann' }, updated: new Date('2026-11-27') });
feed.addItem({ title: 'One', link: 'https://site.example/one', date: new Date('2026-11-27'), category: [{ name: 'Hiring' }] });

const rss = parseRssFeed(feed.rss2()).items[0];
const atom = feed.atom1();
const entry = parseAtomFeed(atom).entries[0];
const [category] = /<category[^>]*>/.exec(atom);
const item = JSON.parse(feed.json1()).items[0];
console.log(`RSS   guid ${rss.guid.value}, category ${rss.categories[0].name}`);
console.log(`Atom  id ${entry.id}, ${category}`);
console.log(`JSON  ${item.id ?? 'no id'}`);
assert.equal(rss.guid.value, 'https://site.example/one');
assert.equal(rss.categories[0].name, 'Hiring');
assert.equal(entry.id, 'https://site.example/one');
assert.equal(category, '<category label="Hiring"/>');
assert.equal(item.url, 'https://site.example/one');
assert.equal(item.id, undefined);
JS
node try.mjs
