import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, writeFiles } from '@/__tests__/temporary-folder';
import { sourceFingerprint } from '@/scripts/source-fingerprint';

let root: string;
const write = (path: string, content: string) => writeFiles(root, { [path]: content });

beforeEach(() => {
  root = folderWith({
    'package.json': '{}',
    'content/pages/about.ts': 'about',
    'public/logo.svg': '<svg/>',
  });
});

test.each([
  ['an edited file', () => write('content/pages/about.ts', 'edited')],
  ['a new file', () => write('content/pages/faq.ts', '')],
  ['a deleted file', () => rmSync(join(root, 'public/logo.svg'))],
  ['another configuration', () => write('package.json', '{ "name": "x" }')],
])('%s needs a new build', (_, change) => {
  const before = sourceFingerprint(root);
  change();
  expect(sourceFingerprint(root)).not.toBe(before);
});

test.each([
  ['the bundled script', () => write('public/shell.js', 'x')],
  ['a file saved unchanged', () => write('content/pages/about.ts', 'about')],
  ['a page of documentation', () => write('content/README.md', 'x')],
])('%s needs no new build', (_, change) => {
  const before = sourceFingerprint(root);
  change();
  expect(sourceFingerprint(root)).toBe(before);
});
