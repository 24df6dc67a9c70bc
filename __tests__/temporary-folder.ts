import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files by their paths below a folder. */
export function writeFiles(root: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

const made: string[] = [];
// All at once: a disk takes a while to delete a file, in which it can delete others.
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A folder with these files, which is removed after the last test of a file. */
export function folderWith(files: Files = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'tests-'));
  made.push(root);
  writeFiles(root, files);
  return root;
}
