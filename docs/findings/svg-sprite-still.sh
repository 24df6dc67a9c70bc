#!/usr/bin/env bash
# svg-sprite 2.0.4, with its defaults, stops a drawing's animation, takes the address from a link in it, and
# breaks its style sheet at :root.
#
# The first two are done by svgo 2.8.4, which comes with it: keyframes go when the rule that names them is written
# into the shape. Then each drawing's ids and classes get names of their own, in which a brace is lost, and what
# begins when another part ends waits for the old name. The ring of a page that is loading stands still, a plan
# leads nowhere, a line has no colour, and nothing is said. A gradient gets its name in both places.
#
# Seen on 29 November 2026 (/ between elements):
#   @keyframes spin … .ring{animation:spin …}  <style/> / style="animation:spin 1s infinite"
#   <a href="/looms">                          <a>
#   <a xlink:href="/looms">                    <a xlink:href="/looms">
#   :root{--weft:red}                          :root--weft:red}
#   id="first" / begin="first.end"             id="aa" / begin="a.end"
#   id="warp" / fill="url(#warp)"              id="aa" / fill="url(#aa)"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . svg-sprite@2.0.4 svgo@2.8.4
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import SVGSpriter from 'svg-sprite';

const shape = 'd="M1 1h8v5z"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="/looms"';
const animate = (id, more) => `<animate ${id}attributeName="opacity" from="0" to="1" dur="1s"${more}/>`;
const gradient = (id) => `<linearGradient id="${id}"><stop stop-color="red"/></linearGradient><path ${shape} fill="url(#${id})"/>`;
const expected = [
  [
    `<style>@keyframes spin{to{transform:rotate(1turn)}}.ring{animation:spin 1s infinite}</style><path class="ring" ${shape}/>`,
    `<style/><path ${shape} style="animation:spin 1s infinite"/>`,
  ],
  [`<a href="/looms"><path ${shape}/></a>`, `<a><path ${shape}/></a>`],
  [`<a ${xlink}><path ${shape}/></a>`, `<a ${xlink}><path ${shape}/></a>`],
  [
    `<style>:root{--weft:red}.line{stroke:var(--weft)}</style><path class="line" ${shape}/>`,
    `<style>:root--weft:red}</style><path ${shape} style="stroke:var(--weft)"/>`,
  ],
  [
    `<path ${shape}>${animate('id="first" ', '')}${animate('', ' begin="first.end"')}</path>`,
    `<path ${shape}>${animate('id="aa" ', '')}${animate('', ' begin="a.end"')}</path>`,
  ],
  [gradient('warp'), gradient('aa')],
];
for (const [drawn, inSprite] of expected) {
  const spriter = new SVGSpriter({ mode: { symbol: true } });
  spriter.add(resolve('loom.svg'), 'loom.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${drawn}</svg>`);
  const { result } = await spriter.compileAsync();
  const [, seen] = /<symbol[^>]*>(.*)<\/symbol>/s.exec(result.symbol.sprite.contents.toString());
  console.log(`${drawn}\n  ${seen}`);
  assert.equal(seen, inSprite);
}
JS
node try.mjs
