#!/usr/bin/env bash
# netlify-cli 27.10.2: in `netlify dev` a rule of _headers for a folder is also for each page whose name
# begins like the folder's, in capitals or not.
#
# With `X-Robots-Tag: noindex` for /team/*, the pages /teams and /teamwork are kept from search engines
# too; a policy, or a framing rule, that is only for a folder is seen where it is not meant.
#
# Seen on 28 November 2026, with one rule, for /team/*:
#   /team/one   noindex
#   /teams      noindex
#   /teamwork   noindex
#   /Teaming    noindex
#   /about      none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . netlify-cli@27.10.2
npm install --silent --no-audit --no-fund --prefix . node@24.21.0
mkdir -p project/site/team
cd project
for page in team/one teams teamwork Teaming about index; do echo "$page" >"site/$page.html"; done
printf '/team/*\n  X-Robots-Tag: noindex\n' >site/_headers
printf '[build]\npublish = "site"\n' >netlify.toml
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const port = 4358;
const args = ['dev', '--offline', '--internal-disable-edge-functions', '--no-open', '--dir=site', `--port=${port}`];
const child = spawn(process.execPath, [resolve('../node_modules/netlify-cli/bin/run.js'), ...args], {
  stdio: 'ignore',
  detached: true,
  env: { ...process.env, CI: '1', NETLIFY_TELEMETRY_DISABLED: '1' },
});
const ask = (path) => fetch(`http://127.0.0.1:${port}${path}`);
const end = Date.now() + 120_000;
while (Date.now() < end && !(await ask('/').then(({ ok }) => ok, () => false))) await new Promise((done) => setTimeout(done, 200));
const expected = { '/team/one': 'noindex', '/teams': 'noindex', '/teamwork': 'noindex', '/Teaming': 'noindex', '/about': null };
const seen = {};
for (const path of Object.keys(expected)) {
  const { status, headers } = await ask(path);
  assert.equal(status, 200);
  seen[path] = headers.get('x-robots-tag');
  console.log(path.padEnd(11), seen[path] ?? 'none');
}
process.kill(-child.pid, 'SIGTERM');
await once(child, 'exit');
assert.deepEqual(seen, expected);
JS
PATH="$folder/node_modules/.bin:$PATH" node try.mjs
