#!/usr/bin/env bash
# sirv 3.0.2 sends Brotli or gzip to a reader that refuses it by `q=0`.
#
# `Accept-Encoding: br;q=0, gzip` says that Brotli is not acceptable (RFC 9110, 12.4.2); sirv looks
# whether the word is there. koa-static 5.0.0 reads the weight.
#
# Seen on 29 November 2026, of page.html with both copies beside it:
#   asked with      sirv  koa-static
#   br;q=0, gzip    br    gzip
#   gzip;q=0        gzip  none
#   gzip, br        br    br
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . koa@3.3.0 koa-static@5.0.0 sirv@3.0.2
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Koa from 'koa';
import koaStatic from 'koa-static';
import sirv from 'sirv';

const page = `<!doctype html><title>Page</title>${'<p>Words</p>'.repeat(200)}`;
mkdirSync('site');
writeFileSync('site/page.html', page);
writeFileSync('site/page.html.br', brotliCompressSync(page));
writeFileSync('site/page.html.gz', gzipSync(page));

async function encodingOf(handler, accepted) {
  const server = createServer(handler);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address();
  const [answer] = await once(get({ port, host: '127.0.0.1', path: '/page.html', agent: false, headers: { 'accept-encoding': accepted } }), 'response');
  answer.resume();
  await once(answer, 'end');
  server.close();
  return answer.headers['content-encoding'] ?? 'none';
}

const sirved = sirv('site', { brotli: true, gzip: true });
const koa = new Koa().use(koaStatic('site')).callback();
const seen = [];
for (const accepted of ['br;q=0, gzip', 'gzip;q=0', 'gzip, br']) {
  seen.push([await encodingOf(sirved, accepted), await encodingOf(koa, accepted)]);
  console.log(accepted.padEnd(14), ...seen.at(-1));
}
assert.deepEqual(seen, [['br', 'gzip'], ['gzip', 'none'], ['br', 'br']]);
JS
node try.mjs
