#!/usr/bin/env bash
# wrangler 4.164.0: `wrangler pages dev folder` serves another folder, that of a Workers configuration
# which it finds above its own package, and not above the folder in which it was run.
#
# A project that moves from Pages to Workers has wrangler among its packages and a wrangler.jsonc with
# `assets`. Whoever previews a finished export with `pages dev`, even from an empty folder elsewhere, then
# gets the files and the redirects (307, not 308) of Workers.
#
# Seen on 28 November 2026:
#   wrangler.jsonc above node_modules     the file of its assets
#   none                                  the file that was asked for
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . wrangler@4.164.0
npm install --silent --no-audit --no-fund --prefix . node@24.21.0
mkdir -p assets elsewhere/site
echo assets >assets/index.html
echo site >elsewhere/site/index.html
cat >wrangler.jsonc <<'JSON'
{ "name": "workers", "compatibility_date": "2026-11-01", "assets": { "directory": "./assets" } }
JSON
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { resolve } from 'node:path';

async function served(port) {
  const args = ['pages', 'dev', 'site', `--port=${port}`, '--ip=127.0.0.1', '--inspector-port=0'];
  const child = spawn(process.execPath, [resolve('node_modules/wrangler/bin/wrangler.js'), ...args, '--compatibility-date=2026-11-01'], {
    cwd: 'elsewhere',
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  const end = Date.now() + 60_000;
  let text;
  while (text === undefined && Date.now() < end) {
    text = await fetch(`http://127.0.0.1:${port}/`).then((got) => (got.ok ? got.text() : undefined), () => undefined);
    await new Promise((done) => setTimeout(done, 200));
  }
  process.kill(-child.pid, 'SIGTERM');
  await once(child, 'exit');
  return text?.trim();
}

const above = await served(4354);
renameSync('wrangler.jsonc', 'none');
const none = await served(4355);
console.log(`wrangler.jsonc above node_modules     ${above}\nnone                                  ${none}`);
assert.deepEqual([above, none], ['assets', 'site']);
JS
PATH="$folder/node_modules/.bin:$PATH" node try.mjs
