#!/usr/bin/env bash
# Chromium 156 saves a page as one file (MHTML) without its elements that have the attribute hidden,
# hidden="until-found" included, whose text find in page would have shown.
#
# What a style sheet hides, and what stands in a closed <details>, is in the file. Whoever marks the
# end of a part with a hidden element, and shows the part by a selector that waits for it, has a saved
# page in which the part never appears. Needs a Chromium, named by CHROMIUM_PATH or on the PATH.
#
# Seen on 27 November 2026:
#   <p hidden>                                 not in the file
#   <p hidden="until-found">                   not in the file
#   <p style="display: none">                  in the file
#   <details><p>                               in the file
#   <section> shown by :has(> [hidden])        in the file, and not shown by it
set -euo pipefail
browser=${CHROMIUM_PATH:-$(command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . playwright-core@1.65.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.setContent(`<!doctype html><title>Saved</title>
<style>#waits { visibility: hidden } #waits:has(> [hidden]) { visibility: visible }</style>
<p hidden>One</p><p hidden="until-found">Two</p><p style="display: none">Three</p>
<details><summary>More</summary><p>Four</p></details>
<section id="waits">Five<span hidden></span></section>`);
const shown = () => page.evaluate(() => getComputedStyle(document.getElementById('waits')).visibility);
assert.equal(await shown(), 'visible');
const session = await page.context().newCDPSession(page);
const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
writeFileSync('saved.mhtml', data);
await page.goto(new URL('saved.mhtml', import.meta.url).href);
const text = await page.evaluate(() => document.body.textContent);
const kept = Object.fromEntries(['One', 'Two', 'Three', 'Four', 'Five'].map((word) => [word, text.includes(word)]));
console.log(browser.version(), kept, 'section:', await shown());
assert.deepEqual(kept, { One: false, Two: false, Three: true, Four: true, Five: true });
assert.equal(await shown(), 'hidden');
await browser.close();
JS
node try.mjs "$browser"
