#!/usr/bin/env bash
# xlsx 0.18.5 (SheetJS of npm) reads the address of a link with "&amp;" in the place of "&", and with each save
# one more "amp;" is in the file.
#
# The library reads the address as it stands in the XML, and writes it as if it had not. A price list or a
# list of links that is only opened and saved leads elsewhere: the second parameter of an address, a language
# or a campaign, is called "amp;lang" then. Words of a cell are kept, and exceljs 4.4.0 keeps the address.
#
# Seen on 29 November 2026, of a link to https://example.com/?page=2&lang=de in a cell "Looms & more":
#   the file       https://example.com/?page=2&lang=de
#   read           https://example.com/?page=2&amp;lang=de
#   saved          https://example.com/?page=2&amp;lang=de
#   saved again    https://example.com/?page=2&amp;amp;lang=de
#   by exceljs     https://example.com/?page=2&lang=de
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . xlsx@0.18.5 exceljs@4.4.0 jszip@3.10.1
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import XLSX from 'xlsx';

const address = 'https://example.com/?page=2&lang=de';
async function stored(file) {
  const zip = await JSZip.loadAsync(file);
  const [, target] = /Target="([^"]*)"/.exec(await zip.file('xl/worksheets/_rels/sheet1.xml.rels').async('string'));
  return target.replaceAll('&amp;', '&');
}
const saved = (file) => XLSX.write(XLSX.read(file), { type: 'buffer', bookType: 'xlsx' });

const book = new ExcelJS.Workbook();
book.addWorksheet('Links').getCell('A1').value = { text: 'Looms & more', hyperlink: address };
const file = Buffer.from(await book.xlsx.writeBuffer());
const cell = XLSX.read(file).Sheets.Links.A1;
assert.equal(cell.v, 'Looms & more');
const again = new ExcelJS.Workbook();
await again.xlsx.load(file);
const seen = {
  'the file': await stored(file),
  read: cell.l.Target,
  saved: await stored(saved(file)),
  'saved again': await stored(saved(saved(file))),
  'by exceljs': await stored(Buffer.from(await again.xlsx.writeBuffer())),
};
for (const [when, where] of Object.entries(seen)) console.log(when.padEnd(14), where);
assert.deepEqual(Object.values(seen), [
  address,
  'https://example.com/?page=2&amp;lang=de',
  'https://example.com/?page=2&amp;lang=de',
  'https://example.com/?page=2&amp;amp;lang=de',
  address,
]);
assert.equal(XLSX.read(saved(saved(file))).Sheets.Links.A1.v, 'Looms & more');
JS
node try.mjs
