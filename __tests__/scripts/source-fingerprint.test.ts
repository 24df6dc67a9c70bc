import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceFingerprint } from '@/scripts/source-fingerprint';

let root: string;
const write = (path: string, content: string) => writeFileSync(join(root, path), content);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  mkdirSync(join(root, 'public'));
  write('package.json', '{}');
  write('content/pages/about.ts', 'about');
  write('public/logo.svg', '<svg/>');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['an edited file', () => write('content/pages/about.ts', 'edited')],
  ['a new file', () => write('content/pages/faq.ts', '')],
  ['a deleted file', () => rmSync(join(root, 'public/logo.svg'))],
  ['another configuration', () => write('package.json', '{ "name": "x" }')],
])('%s asks for a new build', (_, change) => {
  const before = sourceFingerprint(root);
  change();
  expect(sourceFingerprint(root)).not.toBe(before);
});

test.each([
  ['the bundled script', () => write('public/shell.js', 'x')],
  ['a file saved unchanged', () => write('content/pages/about.ts', 'about')],
  ['a page of documentation', () => write('content/README.md', 'x')],
])('%s asks for none', (_, change) => {
  const before = sourceFingerprint(root);
  change();
  expect(sourceFingerprint(root)).toBe(before);
});
