#!/usr/bin/env bash
# postal-mime 4.0.0 joins the lines of a flowed quotation with their marks, so ">" stands in the middle of
# its sentences.
#
# By RFC 3676 (4.1 and 4.5) a reader takes the marks from each line of such a text before it joins them.
# Answers by Thunderbird and others, cut in lines of 72 letters, are then stored and shown with stray marks,
# also around words that a search should find. mailparser 3.14.2 takes the marks away.
#
# Seen on 28 November 2026, of "> A team of two begins " and "> now.", with format=flowed:
#   postal-mime   > A team of two begins > now.
#   mailparser    > A team of two begins now.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . postal-mime@4.0.0 mailparser@3.14.2
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

const message = [
  'From: ann@site.example',
  'To: bea@site.example',
  'Subject: Re: A team',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8; format=flowed',
  '',
  '> A team of two begins ',
  '> now.',
  'It is ',
  'agreed.',
  '',
].join('\r\n');
const texts = { 'postal-mime': (await PostalMime.parse(message)).text, mailparser: (await simpleParser(message)).text };
const seen = Object.values(texts).map((text) => text.trim().split('\n'));
for (const [index, name] of Object.keys(texts).entries()) console.log(name.padEnd(13), seen[index].join(' | '));
assert.deepEqual(seen, [
  ['> A team of two begins > now.', 'It is agreed.'],
  ['> A team of two begins now.', 'It is agreed.'],
]);
JS
node try.mjs
