#!/usr/bin/env bash
# dom-to-semantic-markdown 1.5.0 encodes the addresses of links and pictures a second time, so one that has an
# escaped letter leads nowhere, and puts the paragraph after a quotation into the quotation.
#
# %C3%BC becomes %25C3%25BC, whether the page has the letter or its escape: every address in a language with
# more than the letters of English, every name with a space. A line right below a quotation belongs to it in
# Markdown; the site's own words are then somebody else's.
#
# Seen on 29 November 2026, shown by marked 18.2.1:
#   <a href="/z%C3%BCrich">                    <a href="https://site.example/z%25C3%25BCrich">
#   <a href="/zürich">                         <a href="https://site.example/z%25C3%25BCrich">
#   <img src="/my%20loom.png">                 <img src="https://site.example/my%2520loom.png">
#   <a href="/bern">                           <a href="https://site.example/bern">
#   <blockquote>We wove.</blockquote><p>So     <blockquote><p>We wove. So said Ann.</p></blockquote>
#   said Ann.</p>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . dom-to-semantic-markdown@1.5.0 jsdom@26.1.0 marked@18.2.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { convertHtmlToMarkdown } from 'dom-to-semantic-markdown';
import { JSDOM } from 'jsdom';
import { marked } from 'marked';

const { window } = new JSDOM('', { url: 'https://site.example/' });
const overrideDOMParser = new window.DOMParser();
const shown = (html) => new JSDOM(marked.parse(convertHtmlToMarkdown(html, { overrideDOMParser }))).window.document.body;
const expected = {
  '<a href="/z%C3%BCrich">There</a>': 'https://site.example/z%25C3%25BCrich',
  '<a href="/zürich">There</a>': 'https://site.example/z%25C3%25BCrich',
  '<img src="/my%20loom.png" alt="Loom">': 'https://site.example/my%2520loom.png',
  '<a href="/bern">There</a>': 'https://site.example/bern',
};
for (const [written, left] of Object.entries(expected)) {
  const element = shown(`<p>${written}</p>`).querySelector('a, img');
  const seen = element.getAttribute('href') ?? element.getAttribute('src');
  console.log(written.padEnd(40), seen);
  assert.equal(seen, left);
}
const quoted = (html) => shown(html).querySelector('blockquote').textContent.replace(/\s+/g, ' ').trim();
console.log('in the quotation'.padEnd(40), quoted('<blockquote>We wove.</blockquote><p>So said Ann.</p>'));
assert.equal(quoted('<blockquote>We wove.</blockquote><p>So said Ann.</p>'), 'We wove. So said Ann.');
assert.equal(quoted('<blockquote>We wove.</blockquote><h2>So said Ann.</h2>'), 'We wove.');
JS
node try.mjs
