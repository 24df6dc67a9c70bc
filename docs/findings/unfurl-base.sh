#!/usr/bin/env bash
# unfurl.js 6.4.0 and link-preview-js 4.0.4 look for the icon and the pictures of a page beside the page, where
# its <base> leads elsewhere.
#
# Every address in a document that is not whole is read by its base URL, so a browser loads
# https://cdn.example/v2/icon.png. The preview asks for files that there are not, and has none. Exports for
# a content network, and applications whose <base> is not "/", have such pages.
#
# Seen on 29 November 2026, of a page at /journal/ with <base href="https://cdn.example/v2/">:
#                    icon.png                                card.png
#   unfurl.js        http://127.0.0.1/journal/icon.png       http://127.0.0.1/journal/card.png
#   link-preview-js  http://127.0.0.1/journal/icon.png       http://127.0.0.1/journal/card.png
#   jsdom 26.1.0     https://cdn.example/v2/icon.png
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . unfurl.js@6.4.0 link-preview-js@4.0.4 jsdom@26.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { JSDOM } from 'jsdom';
import { getPreviewFromContent } from 'link-preview-js';
import { unfurl } from 'unfurl.js';

const html = (address) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Journal</title>
<base href="https://cdn.example/v2/"><link rel="icon" href="${address}icon.png"><meta property="og:image" content="${address}card.png"></head><body>Journal</body></html>`;
const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html(request.url === '/whole/' ? 'https://cdn.example/v2/' : ''));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const origin = `http://127.0.0.1:${server.address().port}`;
async function picturesOf(url, data) {
  const unfurled = await unfurl(url);
  const preview = await getPreviewFromContent({ url, data, status: 200, headers: { 'content-type': 'text/html' } });
  return {
    'unfurl.js': [unfurled.favicon, unfurled.open_graph.images[0].url],
    'link-preview-js': [preview.favicons[0], preview.images[0]],
  };
}
const beside = [`${origin}/journal/icon.png`, `${origin}/journal/card.png`];
const right = ['https://cdn.example/v2/icon.png', 'https://cdn.example/v2/card.png'];
const seen = await picturesOf(`${origin}/journal/`, html(''));
for (const [name, pictures] of Object.entries(seen)) console.log(name.padEnd(16), ...pictures);
assert.deepEqual(seen, { 'unfurl.js': beside, 'link-preview-js': beside });
assert.deepEqual(await picturesOf(`${origin}/whole/`, html('https://cdn.example/v2/')), { 'unfurl.js': right, 'link-preview-js': right });
const { document } = new JSDOM(html(''), { url: `${origin}/journal/` }).window;
console.log('jsdom'.padEnd(16), document.querySelector('link').href);
assert.equal(document.querySelector('link').href, right[0]);
server.close();
JS
node try.mjs
