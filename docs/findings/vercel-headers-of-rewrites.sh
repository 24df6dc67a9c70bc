#!/usr/bin/env bash
# vercel 64.0.2: `vercel dev` sends a rewritten path no header of vercel.json, if the last rule in the list
# of headers is for another path; a page that is asked for by its own path gets those that are for it.
#
# A list that begins with the policy of every page and goes on with the caching of a folder, which is
# how most are written, leaves each second address of a page without its policy.
#
# Seen on 28 November 2026, with cleanUrls and a rewrite of /second to /page:
#   rules for               /page    /second
#   /(.*), then /other      all      none
#   /other, then /(.*)      all      all
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# The sandbox that this version asks for is not in the registry.
echo '{ "private": true, "overrides": { "sandbox": "4.5.0" } }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . vercel@64.0.2
npm install --silent --no-audit --no-fund --prefix . node@24.21.0
mkdir site
for page in page index; do echo "$page" >"site/$page.html"; done
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ruleOf = (source, value) => ({ source, headers: [{ key: `X-${value}`, value }] });
const all = ruleOf('/(.*)', 'all');
async function headersWith(port, headers) {
  const rewrites = [{ source: '/second', destination: '/page' }];
  writeFileSync('site/vercel.json', JSON.stringify({ cleanUrls: true, rewrites, headers }));
  const args = ['dev', 'site', '--local', '--yes', '--token=none', `--listen=127.0.0.1:${port}`];
  const child = spawn(process.execPath, [resolve('node_modules/vercel/dist/vc.js'), ...args], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, CI: '1', VERCEL_TELEMETRY_DISABLED: '1' },
  });
  const ask = (path) => fetch(`http://127.0.0.1:${port}${path}`);
  const end = Date.now() + 60_000;
  while (Date.now() < end && !(await ask('/').then(({ ok }) => ok, () => false))) await new Promise((done) => setTimeout(done, 200));
  const seen = [];
  for (const path of ['/page', '/second']) {
    const got = await ask(path);
    assert.equal((await got.text()).trim(), 'page');
    seen.push(['x-all', 'x-other'].map((name) => got.headers.get(name)).filter(Boolean).join(' ') || 'none');
  }
  process.kill(-child.pid, 'SIGTERM');
  await once(child, 'exit');
  return seen;
}

const other = ruleOf('/other', 'other');
const last = await headersWith(4359, [all, other]);
const first = await headersWith(4360, [other, all]);
console.log(`/(.*), then /other      ${last.join('      ')}\n/other, then /(.*)      ${first.join('      ')}`);
assert.deepEqual([last, first], [['all', 'none'], ['all', 'all']]);
JS
PATH="$folder/node_modules/.bin:$PATH" node try.mjs
