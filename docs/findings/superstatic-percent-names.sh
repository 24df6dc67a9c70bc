#!/usr/bin/env bash
# superstatic 10.0.0, by which the emulator of firebase-tools 15.34.2 serves a site, and sirv-cli 3.0.1 do not
# find a page whose name has "&" or a comma by its address with %26 or %2C; a space as %20 they find.
#
# encodeURIComponent writes them so, in a sitemap, say, and `wrangler dev` of wrangler 4.164.0 leads there
# from the plain address. serve 14.2.7 finds the page by both.
#
# Seen on 28 November 2026:
#                    superstatic  sirv  serve
#   /warp-&-weft     200          200   200
#   /warp-%26-weft   404          404   200
#   /warp,weft       200          200   200
#   /warp%2Cweft     404          404   200
#   /warp%20weft     200          200   200
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# An optional package of it would be compiled for minutes, and serving does not need it.
npm install --silent --no-audit --no-fund --omit=optional --prefix . superstatic@10.0.0 sirv-cli@3.0.1 serve@14.2.7
mkdir site
for page in 'warp-&-weft' warp,weft 'warp weft'; do echo page >"site/$page.html"; done
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const PATHS = ['/warp-&-weft', '/warp-%26-weft', '/warp,weft', '/warp%2Cweft', '/warp%20weft'];
async function answers(port, command, args) {
  const child = spawn(process.execPath, [`node_modules/${command}`, 'site', ...args], { stdio: 'ignore' });
  const ask = (path) => fetch(`http://127.0.0.1:${port}${path}`);
  const end = Date.now() + 60_000;
  while (Date.now() < end && !(await ask('/').then(() => true, () => false))) await new Promise((done) => setTimeout(done, 100));
  const seen = [];
  for (const path of PATHS) seen.push((await ask(path)).status);
  child.kill();
  await once(child, 'exit');
  return seen;
}

const clean = JSON.stringify({ cleanUrls: true });
const seen = [
  await answers(4367, 'superstatic/lib/bin/server.js', ['--host=127.0.0.1', '--port=4367', `--config=${clean}`]),
  await answers(4368, 'sirv-cli/bin.js', ['--host=127.0.0.1', '--port=4368']),
  await answers(4369, 'serve/build/main.js', ['-n', '-l', 'tcp://127.0.0.1:4369']),
];
for (const [index, path] of PATHS.entries()) console.log(path.padEnd(16), seen.map((statuses) => statuses[index]).join('  '));
const [some, all] = [[200, 404, 200, 404, 200], [200, 200, 200, 200, 200]];
assert.deepEqual(seen, [some, some, all]);
JS
node try.mjs
