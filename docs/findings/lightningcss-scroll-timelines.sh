#!/usr/bin/env bash
# lightningcss 1.33.0 writes an animation's timeline into the shorthand `animation`, which cannot state it,
# without targets as well as for Chrome 140: the browser drops the whole animation then.
#
# Browsers only reset it there; Chromium 156 finds `animation: linear fade view()` invalid. A card that fades
# in as it is scrolled to does not, and where the keyframes are what makes it visible, it is never seen. Issues
# in its tracker tell of it. A target that has no timelines at all keeps the two apart.
#
# Seen on 29 November 2026:
#   animation:fade linear;animation-timeline:view()  no targets  animation:linear fade view()
#   animation:fade linear;animation-timeline:--page  no targets  animation:linear fade --page
#   animation:fade linear;animation-timeline:view()  Chrome 140  animation:linear fade view()
#   animation:fade linear;animation-timeline:--page  Chrome 140  animation:linear fade --page
#   animation:fade linear;animation-timeline:view()  Safari 17   animation:linear fade;animation-timeline:view()
#   animation:fade linear;animation-timeline:--page  Safari 17   animation:linear fade;animation-timeline:--page
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . lightningcss@1.33.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { transform } from 'lightningcss';

const allTargets = { 'no targets': undefined, 'Chrome 140': { chrome: 140 << 16 }, 'Safari 17': { safari: 17 << 16 } };
for (const [browsers, targets] of Object.entries(allTargets)) {
  for (const timeline of ['view()', '--page']) {
    const written = `animation:fade linear;animation-timeline:${timeline}`;
    const seen = String(transform({ filename: 'a.css', code: Buffer.from(`p{${written}}`), minify: true, targets }).code).slice(2, -1);
    console.log(`${written}  ${browsers.padEnd(11)} ${seen}`);
    assert.equal(seen, `animation:linear fade${browsers === 'Safari 17' ? ';animation-timeline:' : ' '}${timeline}`);
  }
}
JS
node try.mjs
