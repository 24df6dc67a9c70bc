#!/usr/bin/env bash
# next dev of Next.js 16.4.6 with Turbopack, its default: a page that is opened for the first time after an
# edit shows a module as another page has loaded it before the edit, however often and late it is opened,
# until that other page is opened again. With --webpack it shows the edit at once.
#
# An open tab of the other page hides this, because the tab asks for it after each edit. Whoever edits in
# another window, or in an editor that shows pages through next dev, reads the old text, or is told that a
# new page of a dynamic route does not exist.
#
# Seen on 29 November 2026, after word.js was edited:
#                              Turbopack   webpack
#   /other, for the first time old         new
#   /other, ten times          old         new
#   /                          new         new
#   /other                     new         new
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund next@16.4.6 react@19.3.1 react-dom@19.3.1
mkdir -p app/other
cat >app/layout.jsx <<'JSX'
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
JSX
page='export default function Page() { return <h1>{word}</h1>; }'
echo "import { word } from '../word'; $page" >app/page.jsx
echo "import { word } from '../../word'; $page" >app/other/page.jsx
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const write = (word) => writeFileSync('word.js', `export const word = '${word}';\n`);

async function seen(port, bundler) {
  write('old');
  const args = ['node_modules/next/dist/bin/next', 'dev', bundler, '--port', port];
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const dev = spawn(process.execPath, args, { stdio: 'ignore', env, detached: true });
  const ask = async (path) => {
    const page = await fetch(`http://localhost:${port}${path}`);
    return /<h1>(.*?)<\/h1>/.exec(await page.text())?.[1];
  };
  const end = Date.now() + 120_000;
  while (Date.now() < end && !(await ask('/').catch(() => {}))) await wait(500);
  assert.equal(await ask('/'), 'old');
  write('new');
  await wait(5000);
  const words = [await ask('/other')];
  const later = new Set();
  for (let time = 0; time < 10; time += 1) {
    await wait(500);
    later.add(await ask('/other'));
  }
  words.push([...later].join(), await ask('/'), await ask('/other'));
  process.kill(-dev.pid, 'SIGKILL');
  await once(dev, 'exit');
  return words;
}

const turbopack = await seen('4371', '--turbopack');
const webpack = await seen('4372', '--webpack');
console.log('Turbopack', ...turbopack);
console.log('webpack  ', ...webpack);
assert.deepEqual(turbopack, ['old', 'old', 'new', 'new']);
assert.deepEqual(webpack, ['new', 'new', 'new', 'new']);
JS
node try.mjs
