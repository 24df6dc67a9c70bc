#!/usr/bin/env bash
# @milkdown/kit 7.22.1 with prosemirror-model 1.25.12 or newer, which its own ranges install, writes "<br />" in
# the place of each picture without a title, and joins the words on both sides of a <br> in a table.
#
# remark gives such a picture the title null, and Milkdown states that a title is a string; since 1.25.12 that is
# looked at when a picture is made. The editor opens without it, with an error in the console alone, and whoever
# corrects a word has taken the pictures from the file. Nothing has to be changed but the lock file of a project.
# Issues in its tracker tell of breaks in a table, where GitHub's Markdown has <br> alone; a backslash is kept.
#
# Seen on 29 November 2026 (/ a line break), with prosemirror-model
#                            1.25.13                  1.25.11
#   ![Loom](/a.png)          <br />                   ![Loom](/a.png)
#   ![Loom](/a.png "Ours")   ![Loom](/a.png "Ours")   ![Loom](/a.png "Ours")
#   | Mill Lane<br>Wick |    | Mill LaneWick |        | Mill LaneWick |
#   Mill Lane\/Wick          Mill Lane\/Wick          Mill Lane\/Wick
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @milkdown/kit@7.22.1 jsdom@29.1.1 prosemirror-model@1.25.13
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><body>', { pretendToBeVisual: true });
const classes = ['window', 'document', 'HTMLElement', 'Node', 'Element', 'MutationObserver', 'CustomEvent', 'Event'];
for (const name of classes) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent', 'getSelection']) globalThis[name] = window[name].bind(window);
const { defaultValueCtx, Editor, rootCtx } = await import('@milkdown/kit/core');
const { commonmark } = await import('@milkdown/kit/preset/commonmark');
const { gfm } = await import('@milkdown/kit/preset/gfm');
const { getMarkdown } = await import('@milkdown/kit/utils');

const errors = [];
console.error = ({ message }) => errors.push(message);
async function saved(written) {
  const settings = (ctx) => {
    ctx.set(rootCtx, document.body);
    ctx.set(defaultValueCtx, written);
  };
  const editor = await Editor.make().config(settings).use(commonmark).use(gfm).create();
  const markdown = editor.action(getMarkdown());
  await editor.destroy();
  return markdown.trim().replaceAll(/ {2,}|-{2,}/g, ([sign]) => sign);
}
const { version } = JSON.parse(readFileSync('node_modules/prosemirror-model/package.json', 'utf8'));
const picture = version === '1.25.11' ? '![Loom](/a.png)' : '<br />';
const expected = {
  'Ours:\n\n![Loom](/a.png)\n\nNew.': `Ours:\n\n${picture}\n\nNew.`,
  '![Loom](/a.png "Ours")': '![Loom](/a.png "Ours")',
  '| Place |\n| - |\n| Mill Lane<br>Wick |': '| Place |\n| - |\n| Mill LaneWick |',
  'Mill Lane\\\nWick': 'Mill Lane\\\nWick',
};
for (const [written, kept] of Object.entries(expected)) {
  const seen = await saved(written);
  console.log(version, JSON.stringify(written).padEnd(44), JSON.stringify(seen));
  assert.equal(seen, kept);
}
assert.equal(errors.length, version === '1.25.11' ? 0 : 1);
for (const message of errors) assert.match(message, /attribute title on type image, got null/);
process.exit();
JS
node try.mjs
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . prosemirror-model@1.25.11
node try.mjs
