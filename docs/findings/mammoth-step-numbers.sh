#!/usr/bin/env bash
# mammoth 1.13.0 numbers the steps of a Word document anew: from 1, and from 1 again after each paragraph
# between two of them.
#
# Word counts on, because the steps are of one list, and begins where the list says. A text that speaks of
# "step 6" is wrong on the page, and nothing says so. `<ol start>` would keep the numbers.
#
# Seen on 29 November 2026, of one list that begins at 5, with a paragraph before its third step:
#   Word     5. Call   6. Write   (paragraph)   7. Meet
#   mammoth  1. Call   2. Write   (paragraph)   1. Meet
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . mammoth@1.13.0 docx@9.15.2
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { AlignmentType, Document, LevelFormat, Packer, Paragraph } from 'docx';
import mammoth from 'mammoth';

const level = { level: 0, format: LevelFormat.DECIMAL, text: '%1.', start: 5, alignment: AlignmentType.START };
const step = (text) => new Paragraph({ text, numbering: { reference: 'steps', level: 0 } });
const buffer = await Packer.toBuffer(
  new Document({
    numbering: { config: [{ reference: 'steps', levels: [level] }] },
    sections: [{ children: [step('Call'), step('Write'), new Paragraph('Then we agree.'), step('Meet')] }],
  }),
);
const { value, messages } = await mammoth.convertToHtml({ buffer });
console.log(value);
assert.equal(value, '<ol><li>Call</li><li>Write</li></ol><p>Then we agree.</p><ol><li>Meet</li></ol>');
assert.deepEqual(messages, []);
JS
node try.mjs
