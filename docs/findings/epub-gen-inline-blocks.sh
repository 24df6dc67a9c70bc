#!/usr/bin/env bash
# epub-gen-memory 1.1.2 makes a <div> of each marked word and each date in a sentence of an EPUB 2, so each
# stands on a line of its own, and counts every list from 1 in EPUB 3, too.
#
# XHTML 1.1, of which EPUB 2 is made, has no <mark>, <time>, <data>, <output> or <bdi>, and allows no <div> in
# a paragraph: the sentence is broken into lines, and the book is invalid. EPUB 3 is made of HTML, in which
# lists have start and value: without them "as in step 4" means another step.
#
# Seen on 28 November 2026:
#                           EPUB 2              EPUB 3
#   <mark>now</mark>        <div>now</div>      <mark>now</mark>
#   <time>Friday</time>     <div>Friday</div>   <time>Friday</time>
#   <ol start="3">          <ol>                <ol>
#   <li value="7">          <li>                <li>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . epub-gen-memory@1.1.2 jszip@3.10.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import makeBook from 'epub-gen-memory';
import JSZip from 'jszip';

const content = '<p>It is <mark>now</mark> <time datetime="2026-11-27">Friday</time>.</p><ol start="3"><li>Weave</li><li value="7">Cut</li></ol>';
async function chapterOf(version) {
  const book = await JSZip.loadAsync(await makeBook.default({ title: 'Looms', author: 'Ann', version }, [{ title: 'One', content }]));
  const [file] = book.file(/^OEBPS\/.*one.*\.xhtml$/i);
  const chapter = await file.async('string');
  return /<p>.*<\/ol>/s.exec(chapter)[0];
}
const seen = [await chapterOf(2), await chapterOf(3)];
for (const [index, chapter] of seen.entries()) console.log(`EPUB ${index + 2}  ${chapter}`);
const list = '<ol><li>Weave</li><li>Cut</li></ol>';
assert.deepEqual(seen, [
  `<p>It is <div>now</div> <div>Friday</div>.</p>${list}`,
  `<p>It is <mark>now</mark> <time>Friday</time>.</p>${list}`,
]);
JS
node try.mjs
