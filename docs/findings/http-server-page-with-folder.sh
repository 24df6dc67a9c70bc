#!/usr/bin/env bash
# http-server 14.1.1 does not serve about.html as /about if there is a folder about: it leads to /about/
# and answers that there is no such page, or lists the folder's files where a 404.html is missing.
#
# An export of Next 16.4.6 without trailingSlash has such a folder beside each page, for the parts that a
# <Link> fetches ahead, so no page but the first is found there by the address that it is linked by, as it
# was without the folders. serve 14.2.7 and sirv-cli 3.0.1 give the page.
#
# Seen on 28 November 2026, of about.html and about/__next._tree.txt:
#                 without a 404.html                       with it
#   http-server   302 to /about/, then "Index of /about/"  302 to /about/, then missing
#   serve         page                                     page
#   sirv          page                                     page
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . http-server@14.1.1 serve@14.2.7 sirv-cli@3.0.1
mkdir -p site/about
echo page >site/about.html
echo data >site/about/__next._tree.txt
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';

async function answerOf(command, port, args) {
  const child = spawn(process.execPath, [`node_modules/${command}`, 'site', ...args], { stdio: 'ignore' });
  const ask = (path, redirect) => fetch(`http://127.0.0.1:${port}${path}`, { redirect });
  const end = Date.now() + 60_000;
  while (Date.now() < end && !(await ask('/', 'manual').then(() => true, () => false))) await new Promise((done) => setTimeout(done, 100));
  const { status, headers } = await ask('/about', 'manual');
  const text = (await (await ask('/about', 'follow')).text()).trim();
  child.kill();
  await once(child, 'exit');
  const title = /<title>(.*)<\/title>/.exec(text)?.[1];
  return (status === 200 ? '' : `${status} to ${headers.get('location')}, then `) + (title ? `"${title}"` : text);
}

async function answers(port) {
  return {
    'http-server': await answerOf('http-server/bin/http-server', port, [`-p${port}`, '-a127.0.0.1']),
    serve: await answerOf('serve/build/main.js', port + 1, ['-n', '-l', `tcp://127.0.0.1:${port + 1}`]),
    sirv: await answerOf('sirv-cli/bin.js', port + 2, [`--port=${port + 2}`, '--host=127.0.0.1']),
  };
}

const without = await answers(4361);
writeFileSync('site/404.html', 'missing\n');
const having = await answers(4364);
for (const server of Object.keys(without)) console.log(server.padEnd(13), without[server].padEnd(40), having[server]);
assert.deepEqual(Object.values(without), ['302 to /about/, then "Index of /about/"', 'page', 'page']);
assert.deepEqual(Object.values(having), ['302 to /about/, then missing', 'page', 'page']);
JS
node try.mjs
