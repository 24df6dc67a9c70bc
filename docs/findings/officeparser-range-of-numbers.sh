#!/usr/bin/env bash
# officeparser 8.1.1 leaves the hyphens out at which no line of a Word document may end, so "10-12 pounds" is
# "1012 pounds", and gives a spreadsheet's day as 46147 and its 50% as 0.5.
#
# Word stores such a hyphen (Ctrl+Shift+_) and a sign of Wingdings as elements beside the text, and a spreadsheet
# a day as a number with a format. They are lost in text and in Markdown, and it warns of nothing: a search, or a
# machine that is asked by it, knows a price and a day that nobody wrote. mammoth 1.13.0 keeps both signs, and
# to_csv of xlsx 0.18.5 gives what the cell shows. Tabs and line breaks are kept. It asks for Node 22.
#
# Seen on 29 November 2026:
#   in the file                    officeparser      the others
#   10 (such a hyphen) 12 pounds   1012 pounds       10‑12 pounds
#   Paid: (ticked box) yes         Paid:  yes        Paid: 🗹 yes
#   Warp (tab) 12                  Warp (tab) 12     Warp (tab) 12
#   5 May 2026                     46147             05/05/2026
#   50%                            0.5               50%
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . officeparser@8.1.1 mammoth@1.13.0 docx@9.15.2 xlsx@0.18.5 exceljs@4.4.0
npm install --silent --no-audit --no-fund --prefix . node@24.21.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { Document, NoBreakHyphen, Packer, Paragraph, SymbolRun, Tab, TextRun } from 'docx';
import ExcelJS from 'exceljs';
import mammoth from 'mammoth';
import { OfficeParser } from 'officeparser';
import XLSX from 'xlsx';

async function textOf(file) {
  const tree = await OfficeParser.parseOffice(file);
  assert.deepEqual(tree.warnings, []);
  const text = (await tree.to('text')).value.trim();
  assert.ok((await tree.to('md')).value.includes(text));
  return text;
}
const run = (...children) => new TextRun({ children });
const lines = [
  [[run('10', new NoBreakHyphen(), '12 pounds')], '1012 pounds', '10\u{2011}12 pounds'],
  [[run('Paid: '), new SymbolRun('F0FE'), run(' yes')], 'Paid:  yes', 'Paid: \u{1F5F9} yes'],
  [[run('Warp', new Tab(), '12')], 'Warp\t12', 'Warp\t12'],
];
for (const [children, words, kept] of lines) {
  const file = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children })] }] }));
  const seen = [await textOf(file), (await mammoth.extractRawText({ buffer: file })).value.trim()];
  console.log(seen.map((text) => JSON.stringify(text).padEnd(16)).join(' '));
  assert.deepEqual(seen, [words, kept]);
}
const cells = [
  [new Date(Date.UTC(2026, 4, 5)), 'dd/mm/yyyy', '46147', '05/05/2026'],
  [0.5, '0%', '0.5', '50%'],
];
for (const [value, numFmt, words, shown] of cells) {
  const book = new ExcelJS.Workbook();
  Object.assign(book.addWorksheet('Prices').getCell('A1'), { value, numFmt });
  const file = Buffer.from(await book.xlsx.writeBuffer());
  const seen = [await textOf(file), XLSX.utils.sheet_to_csv(XLSX.read(file).Sheets.Prices)];
  console.log(seen.map((text) => JSON.stringify(text).padEnd(16)).join(' '));
  assert.deepEqual(seen, [words, shown]);
}
JS
PATH="$folder/node_modules/.bin:$PATH" node try.mjs
