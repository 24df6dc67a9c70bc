#!/usr/bin/env bash
# astro 7.3.5 makes one page of a collection's 1.10.md and 11.0.md, and of C.md and C++.md; a first build, as each
# is where nothing is kept between builds, says nothing of it.
#
# glob() makes an id of each name by leaving out what GitHub leaves out of the link to a heading, the full stop
# included, and what has the same id takes its place. A second build on the same machine, with what it has kept,
# warns, and may publish the other one. C#.md is an error in the log, and the build succeeds without it. With
# generateId both releases are there. An issue in its tracker tells of C++, which ended an older build.
#
# Seen on 29 November 2026, of eight files:
#   the file     1.10.md   11.0.md   2.0.md   C.md   C++.md   C#.md   warp.md   weft.md
#   its page     one of the two      20       one of the two   none    warp      weft
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . astro@7.3.5
npm install --silent --no-audit --no-fund --prefix . node@24.21.0
mkdir -p src/pages src/notes
for name in 1.10 11.0 2.0 C C++ C# warp weft; do echo "Notes on $name" >"src/notes/$name.md"; done
echo '{ "type": "module" }' >src/package.json
cat >src/content.config.ts <<'TS'
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

const generateId = process.env.WHOLE_NAMES ? ({ entry }) => entry.replace(/\.md$/, '') : undefined;
export const collections = { notes: defineCollection({ loader: glob({ pattern: '*.md', base: './src/notes', generateId }) }) };
TS
cat >'src/pages/[id].astro' <<'ASTRO'
---
import { getCollection, render } from 'astro:content';

export async function getStaticPaths() {
  return (await getCollection('notes')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}
const { Content } = await render(Astro.props.entry);
---
<Content />
ASTRO
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';

function build(more) {
  for (const kept of ['dist', '.astro', 'node_modules/.astro']) rmSync(kept, { recursive: true, force: true });
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...more };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { env, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const pages = globSync('dist/*/index.html').map((file) => [
    file.replace(/\\/g, '/').split('/')[1],
    /Notes on (\S+?)<\/p>/.exec(readFileSync(file, 'utf8'))[1],
  ]);
  return { pages: Object.fromEntries(pages), said: stdout + stderr };
}
const { pages, said } = build({});
console.log(pages);
assert.deepEqual(Object.keys(pages).toSorted(), ['110', '20', 'c', 'warp', 'weft']);
assert.ok(['1.10', '11.0'].includes(pages[110]) && ['C', 'C++'].includes(pages.c));
assert.deepEqual([pages[20], pages.warp, pages.weft], ['2.0', 'warp', 'weft']);
assert.doesNotMatch(said, /same slug|unique|duplicate/i);
assert.match(said, /Error reading C#\.md/);

const whole = build({ WHOLE_NAMES: '1' }).pages;
console.log(whole);
assert.deepEqual(Object.keys(whole).toSorted(), ['1.10', '11.0', '2.0', 'C', 'C++', 'warp', 'weft']);
JS
PATH="$folder/node_modules/.bin:$PATH" node try.mjs
