#!/usr/bin/env bash
# @astrojs/rss 4.0.19 puts the slash with which it ends a link behind the link's query or fragment.
#
# It is added by default, and stands at the end of the path in Astro's own addresses. A change log whose
# entries are parts of one page is linked to parts that the page does not have, so each entry opens at the
# top, and /talks?year=2026 asks for the year "2026/". Guids are made so as well.
#
# Seen on 28 November 2026, the link of an item, on https://site.example:
#   /changes            /changes/
#   /changes#loom       /changes#loom/
#   /talks?year=2026    /talks?year=2026/
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @astrojs/rss@4.0.19
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { getRssString } from '@astrojs/rss';

const site = 'https://site.example';
const expected = {
  '/changes': '/changes/',
  '/changes#loom': '/changes#loom/',
  '/talks?year=2026': '/talks?year=2026/',
};
const items = Object.keys(expected).map((link) => ({ title: link, link, pubDate: '2026-11-27' }));
const feed = await getRssString({ title: 'Journal', description: 'Looms', site, items });
const [, ...parts] = feed.split('<item>');
for (const [index, [written, linked]] of Object.entries(expected).entries()) {
  const [link, guid] = ['link', 'guid'].map((name) => new RegExp(`<${name}[^>]*>([^<]*)`).exec(parts[index])[1].replace(site, ''));
  console.log(written.padEnd(19), link);
  assert.deepEqual([link, guid], [linked, linked]);
}
JS
node try.mjs
