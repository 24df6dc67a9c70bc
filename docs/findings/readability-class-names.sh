#!/usr/bin/env bash
# @mozilla/readability 0.6.0 (the reader view of Firefox) drops a part of an article for the word
# "scroll" in its class, as in Tailwind's scroll-mt-24, which only keeps a target clear of a header.
#
# A page of questions: each answer is a div of a heading and a sentence, first without a class, then
# with scroll-mt-24. Nothing else differs.
#
# Seen on 27 November 2026:
#   without a class  8 of 8 answers are left
#   scroll-mt-24     0 of 8 answers are left
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . @mozilla/readability@0.6.0 jsdom@26.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';

const ANSWERS = 8;
const sentence = 'A team begins with two people, works your hours, and is measured by what you agreed on';
const page = (attribute) => `<!doctype html><title>Questions</title><main><h1>Questions</h1>
<p>${`${sentence}. `.repeat(6)}</p>
${Array.from({ length: ANSWERS }, (_, index) => `<div${attribute}><h2>Question ${index}</h2><p>Answer ${index} is this: ${sentence}.</p></div>`).join('')}
</main>`;
const left = (attribute) => {
  const { document } = new JSDOM(page(attribute), { url: 'https://site.example/faq' }).window;
  const text = new Readability(document).parse()?.textContent ?? '';
  return Array.from({ length: ANSWERS }, (_, index) => text.includes(`Answer ${index} `)).filter(Boolean).length;
};
const counts = { 'without a class': left(''), 'scroll-mt-24': left(' class="scroll-mt-24"') };
for (const [name, count] of Object.entries(counts)) console.log(`${name.padEnd(16)} ${count} of ${ANSWERS} answers are left`);
assert.deepEqual(Object.values(counts), [8, 0]);
JS
node try.mjs
