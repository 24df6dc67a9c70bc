#!/usr/bin/env bash
# react-dom 19.3.1: renderToStaticMarkup of an article with a picture begins with a <link>.
#
# Text for a feed is often rendered with React. React puts a preload of each eager image before
# the markup, although nothing renders a document: the entry of the feed then starts with a link
# element, which readers show as nothing or as text, and which a lazy image does not bring.
#
# Seen on 27 November 2026:
#   eager  <link rel="preload" as="image" href="/loom.png"/><p>Words</p><img src="/loom.png" alt="A loom"/>
#   lazy   <p>Words</p><img src="/loom.png" alt="A loom" loading="lazy"/>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . react@19.3.1 react-dom@19.3.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { createElement as h, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const entry = (loading) =>
  renderToStaticMarkup(
    h(Fragment, null, h('p', null, 'Words'), h('img', { src: '/loom.png', alt: 'A loom', loading })),
  );
const [eager, lazy] = [entry(undefined), entry('lazy')];
console.log(`eager  ${eager}\nlazy   ${lazy}`);
assert.match(eager, /^<link rel="preload" as="image" href="\/loom\.png"\/><p>/);
assert.match(lazy, /^<p>Words<\/p><img /);
JS
node try.mjs
