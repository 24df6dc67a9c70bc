#!/usr/bin/env bash
# wrangler 4.164.0: a rule of _headers for a path with "&" is sent by `wrangler dev` (Workers static assets)
# with a redirect, and never with the page; `wrangler pages dev` sends it with the page.
#
# Workers leads /warp-&-weft to /warp-%26-weft, as it does for @ + $ , ; : and =, and compares the rule
# with the path as it was asked for. The same folder, moved from Pages to Workers, keeps its pages and
# loses their headers. Files of an export that Next 16.4.6 prefetches have a $ in their name
# (/[slug] has __next.$d$slug.__PAGE__.txt): each costs a second request there.
#
# Seen on 28 November 2026:
#                                 pages dev               dev
#   /warp-&-weft                  200, noindex            307 to /warp-%26-weft, noindex
#   /warp-%26-weft                200                     200
#   /__next.$d$slug.__PAGE__.txt  200                     307 to /__next.%24d%24slug.__PAGE__.txt
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . wrangler@4.164.0
npm install --silent --no-audit --no-fund --prefix . node@24.21.0
mkdir site
echo page >'site/warp-&-weft.html'
echo data >'site/__next.$d$slug.__PAGE__.txt'
printf '/warp-&-weft\n  X-Robots-Tag: noindex\n' >site/_headers
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const DATE = '--compatibility-date=2026-11-01';
const PATHS = ['/warp-&-weft', '/warp-%26-weft', '/__next.$d$slug.__PAGE__.txt'];
async function answers(port, args) {
  const all = [...args, DATE, `--port=${port}`, '--ip=127.0.0.1', '--inspector-port=0'];
  const child = spawn(process.execPath, [resolve('node_modules/wrangler/bin/wrangler.js'), ...all], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  const ask = (path) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  const end = Date.now() + 60_000;
  while (Date.now() < end && !(await ask('/').then(() => true, () => false))) await new Promise((done) => setTimeout(done, 200));
  const seen = [];
  for (const path of PATHS) {
    const { status, headers } = await ask(path);
    const place = headers.get('location');
    seen.push([place ? `${status} to ${place}` : `${status}`, headers.get('x-robots-tag')].filter(Boolean).join(', '));
  }
  process.kill(-child.pid, 'SIGTERM');
  await once(child, 'exit');
  return seen;
}

const pages = await answers(4356, ['pages', 'dev', 'site']);
const workers = await answers(4357, ['dev', '--assets=site', '--name=workers']);
for (const [index, path] of PATHS.entries()) console.log(path.padEnd(29), pages[index].padEnd(23), workers[index]);
assert.deepEqual(pages, ['200, noindex', '200', '200']);
assert.deepEqual(workers, ['307 to /warp-%26-weft, noindex', '200', '307 to /__next.%24d%24slug.__PAGE__.txt']);
JS
PATH="$folder/node_modules/.bin:$PATH" node try.mjs
