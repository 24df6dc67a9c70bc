#!/usr/bin/env bash
# koa-static 5.0.0 sends the compressed copy of a file, where one lies beside it, without `Vary`.
#
# It does so unless `brotli` and `gzip` are switched off. A shared cache before it may keep the Brotli
# copy and hand it to a reader that did not ask for it, who sees bytes (RFC 9110, 12.5.5).
# express-static-gzip 3.0.2, sirv 3.0.2 and @fastify/static 10.1.11 say that the answer varies.
#
# Seen on 29 November 2026, of page.html with page.html.br, asked for with `Accept-Encoding: br`:
#   koa-static           br  no Vary
#   express-static-gzip  br  Vary: Accept-Encoding
#   sirv                 br  Vary: Accept-Encoding
#   @fastify/static      br  Vary: accept-encoding
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . koa@3.3.0 koa-static@5.0.0 express@5.3.0 express-static-gzip@3.0.2 sirv@3.0.2 fastify@5.12.8 @fastify/static@10.1.11
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';
import fastify from 'fastify';
import Koa from 'koa';
import koaStatic from 'koa-static';
import sirv from 'sirv';

const page = `<!doctype html><title>Page</title>${'<p>Words</p>'.repeat(200)}`;
mkdirSync('site');
writeFileSync('site/page.html', page);
writeFileSync('site/page.html.br', brotliCompressSync(page));

const fast = fastify();
fast.register(fastifyStatic, { root: resolve('site'), preCompressed: true });
await fast.ready();
const servers = {
  'koa-static': createServer(new Koa().use(koaStatic('site')).callback()),
  'express-static-gzip': createServer(express().use(expressStaticGzip('site', { enableBrotli: true }))),
  sirv: createServer(sirv('site', { brotli: true })),
  '@fastify/static': createServer((request, response) => fast.routing(request, response)),
};
const seen = {};
for (const [name, server] of Object.entries(servers)) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address();
  const [answer] = await once(get({ port, host: '127.0.0.1', path: '/page.html', agent: false, headers: { 'accept-encoding': 'br' } }), 'response');
  answer.resume();
  await once(answer, 'end');
  assert.equal(answer.headers['content-encoding'], 'br');
  seen[name] = answer.headers.vary?.toLowerCase();
  console.log(name.padEnd(20), 'br ', answer.headers.vary ? `Vary: ${answer.headers.vary}` : 'no Vary');
  server.close();
}
await fast.close();
assert.deepEqual(Object.values(seen), [undefined, 'accept-encoding', 'accept-encoding', 'accept-encoding']);
JS
node try.mjs
