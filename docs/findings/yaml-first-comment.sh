#!/usr/bin/env bash
# yaml 2.9.1 takes a comment away with the item below it, except with the first of a list, whose comment
# stays and stands above the next one. With the first key of a file, where that has a comment, goes the
# comment of the whole file.
#
# An editor that deletes by Document.deleteIn and writes by toString keeps most comments, and so seems
# to keep all. A remark like "agreed with Ann, not to be changed" then belongs to somebody else's line.
#
# Seen on 28 November 2026:
#   the second item, b   # This file | # of name | name: loom | list: | # of a | - a
#   the first item, a    # This file | # of name | name: loom | list: | # of a | # of b | - b
#   the first key, name  list: | # of a | - a | # of b | - b
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . yaml@2.9.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { parseDocument } from 'yaml';

const source = `# This file

# of name
name: loom
list:
  # of a
  - a
  # of b
  - b
`;
const without = (path) => {
  const document = parseDocument(source);
  document.deleteIn(path);
  return document.toString().split('\n').map((line) => line.trim()).filter(Boolean).join(' | ');
};
const seen = {
  'the second item, b': without(['list', 1]),
  'the first item, a': without(['list', 0]),
  'the first key, name': without(['name']),
};
for (const [deleted, left] of Object.entries(seen)) console.log(`${deleted.padEnd(20)} ${left}`);
assert.deepEqual(Object.values(seen), [
  '# This file | # of name | name: loom | list: | # of a | - a',
  '# This file | # of name | name: loom | list: | # of a | # of b | - b',
  'list: | # of a | - a | # of b | - b',
]);
JS
node try.mjs
