#!/usr/bin/env bash
# read-excel-file 9.3.17 reads nearly every third minute of a day a millisecond before it is full, and so does
# xlsx 0.18.5 (SheetJS of npm) with cellDates nearly every fourth: 12:30 is 12:29 and 59.999 seconds to the one.
#
# A spreadsheet keeps a time as a part of a day, of which few minutes are a whole number of digits, and shows
# the nearest. Where it is cut off instead, a timetable shows the minute before, because programs that show
# hours and minutes do not round: a train at 12:30 leaves at 12:29, and most trains as they should. exceljs rounds.
#
# Seen on 29 November 2026, of the 1,440 minutes of 1 January 2026 as written by exceljs (TZ=UTC):
#                    12:30 is                  too early
#   read-excel-file  2026-01-01T12:29:59.999Z  448
#   xlsx             2026-01-01T12:30:00.000Z  352
#   exceljs 4.4.0    2026-01-01T12:30:00.000Z  0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . read-excel-file@9.3.17 xlsx@0.18.5 exceljs@4.4.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import ExcelJS from 'exceljs';
import readExcelFile from 'read-excel-file/node';
import XLSX from 'xlsx';

const minutes = Array.from({ length: 1440 }, (_, minute) => new Date(Date.UTC(2026, 0, 1, 0, minute)));
const book = new ExcelJS.Workbook();
const sheet = book.addWorksheet('Times');
for (const [index, minute] of minutes.entries()) {
  sheet.getCell(index + 1, 1).value = minute;
  sheet.getCell(index + 1, 1).numFmt = 'yyyy-mm-dd hh:mm';
}
const file = Buffer.from(await book.xlsx.writeBuffer());

const [{ data }] = await readExcelFile(file);
const { Times } = XLSX.read(file, { cellDates: true }).Sheets;
const again = new ExcelJS.Workbook();
await again.xlsx.load(file);
const read = {
  'read-excel-file': data.map(([cell]) => cell),
  xlsx: minutes.map((_, index) => Times[`A${index + 1}`].v),
  exceljs: minutes.map((_, index) => again.worksheets[0].getCell(index + 1, 1).value),
};
const seen = {};
for (const [name, times] of Object.entries(read)) {
  const early = times.filter((time, index) => time < minutes[index]).length;
  seen[name] = [times[12 * 60 + 30].toISOString(), early];
  console.log(name.padEnd(16), ...seen[name]);
  for (const [index, time] of times.entries()) assert.ok(minutes[index] - time === 0 || minutes[index] - time === 1);
}
assert.deepEqual(seen, {
  'read-excel-file': ['2026-01-01T12:29:59.999Z', 448],
  xlsx: ['2026-01-01T12:30:00.000Z', 352],
  exceljs: ['2026-01-01T12:30:00.000Z', 0],
});
JS
TZ=UTC node try.mjs
