#!/usr/bin/env bash
# sirv 3.0.2, serve-handler 6.1.8 (of serve), http-server 14.1.1 and @hono/node-server 2.1.9 do not read If-Range:
# a download that is resumed after the file was replaced becomes half of the old file and half of the new one.
#
# They offer ranges and say when a file was last changed, so a browser asks for the rest on the condition that
# it is the same file, and by RFC 9110, 13.1.5 gets the whole new one otherwise. A brochure or a film that is
# replaced during a download or a pause is kept damaged, and nobody is told. express.static and
# @fastify/static look.
#
# Seen on 29 November 2026, of "old words" replaced by "new terms" once "old " had arrived:
#   sirv               206 old terms
#   serve-handler      206 old terms
#   http-server        206 old terms
#   @hono/node-server  206 old terms
#   express            200 new terms
#   @fastify/static    200 new terms
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . sirv@3.0.2 serve-handler@6.1.8 http-server@14.1.1 hono@4.13.19 @hono/node-server@2.1.9 express@5.3.0 fastify@5.12.8 @fastify/static@10.1.11
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import httpServer from 'http-server';
import handler from 'serve-handler';
import sirv from 'sirv';

mkdirSync('site');
const store = (words, day) => {
  writeFileSync('site/terms.txt', words);
  utimesSync('site/terms.txt', new Date(day), new Date(day));
};
const fast = fastify();
fast.register(fastifyStatic, { root: resolve('site') });
await fast.ready();
const servers = {
  sirv: () => createServer(sirv('site')),
  'serve-handler': () => createServer((request, response) => handler(request, response, { public: 'site' })),
  'http-server': () => httpServer.createServer({ root: 'site' }).server,
  '@hono/node-server': () => createServer(getRequestListener(new Hono().use('*', serveStatic({ root: './site' })).fetch)),
  express: () => createServer(express().use(express.static('site'))),
  '@fastify/static': () => createServer((request, response) => fast.routing(request, response)),
};
async function answer(start, headers) {
  const server = start();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const [response] = await once(get({ port: server.address().port, host: '127.0.0.1', path: '/terms.txt', agent: false, headers }), 'response');
  let body = '';
  for await (const part of response) body += part;
  server.close();
  return { status: response.statusCode, changed: response.headers['last-modified'], body };
}
const seen = {};
for (const [name, start] of Object.entries(servers)) {
  store('old words', '2026-11-01');
  const first = await answer(start, {});
  const condition = { range: 'bytes=4-', 'if-range': first.changed };
  const resumed = await answer(start, condition);
  assert.deepEqual([first.body, resumed.status, resumed.body], ['old words', 206, 'words']);
  store('new terms', '2026-11-02');
  const rest = await answer(start, condition);
  seen[name] = `${rest.status} ${rest.status === 206 ? 'old ' : ''}${rest.body}`;
  console.log(name.padEnd(18), seen[name]);
}
await fast.close();
const damaged = '206 old terms';
const whole = '200 new terms';
assert.deepEqual(Object.values(seen), [damaged, damaged, damaged, damaged, whole, whole]);
JS
node --no-deprecation try.mjs
