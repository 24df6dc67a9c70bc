import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseJson } from '@/engine/content/json-source';
import { readFileAt, readYaml } from '@/engine/content/read-file';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'read-file-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('a byte order mark is no part of a text', () => {
  writeFileSync(join(root, 'a.yaml'), '\uFEFFname: Loom\n');
  writeFileSync(join(root, 'a.json'), '\uFEFF{ "name": "Loom" }\n');
  expect(readYaml('a.yaml', root).data).toEqual({ name: 'Loom' });
  expect(parseJson('a.json', readFileAt('a.json', root)).data).toEqual({ name: 'Loom' });
});

test('a file that is not there is named', () => {
  expect(() => readFileAt('a.yaml', root)).toThrow('a.yaml: is missing');
});
