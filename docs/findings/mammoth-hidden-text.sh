#!/usr/bin/env bash
# mammoth 1.13.0 publishes the hidden text of a Word document.
#
# "Hidden" in Word's font settings (`w:vanish`) is neither shown nor printed; authors keep notes and
# instructions of templates in it. All three of mammoth's outputs show it like any other, without a message.
#
# Seen on 29 November 2026, of "Our price is £900." and the hidden " (ask Ann first)":
#   HTML      <p>Our price is £900. (ask Ann first)</p>
#   Markdown  Our price is £900\. \(ask Ann first\)
#   text      Our price is £900. (ask Ann first)
#   messages  none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . mammoth@1.13.0 docx@9.15.2 jszip@3.10.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import JSZip from 'jszip';
import mammoth from 'mammoth';

const children = [new TextRun('Our price is £900.'), new TextRun({ text: ' (ask Ann first)', vanish: true })];
const buffer = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children })] }] }));
assert.match(await (await JSZip.loadAsync(buffer)).file('word/document.xml').async('string'), /<w:vanish\/>/);

const html = await mammoth.convertToHtml({ buffer });
const markdown = await mammoth.convertToMarkdown({ buffer });
const text = await mammoth.extractRawText({ buffer });
console.log(`${html.value}\n${markdown.value.trim()}\n${text.value.trim()}`);
assert.equal(html.value, '<p>Our price is £900. (ask Ann first)</p>');
assert.equal(markdown.value.trim(), 'Our price is £900\\. \\(ask Ann first\\)');
assert.equal(text.value.trim(), 'Our price is £900. (ask Ann first)');
assert.deepEqual([...html.messages, ...markdown.messages, ...text.messages], []);
JS
node try.mjs
