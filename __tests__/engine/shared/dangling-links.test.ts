import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesBelow } from '@/engine/shared/files-below';
import { folderWith } from '@/__tests__/temporary-folder';

// The two ways in which Next reads `public/` and the site's folder.
const SCRIPT = `
  const { recursiveCopy } = require(${JSON.stringify(resolve('node_modules/next/dist/lib/recursive-copy'))});
  const { getFilesInDir } = require(${JSON.stringify(resolve('node_modules/next/dist/lib/get-files-in-dir'))});
  getFilesInDir('.').then((files) => recursiveCopy('public', 'out').then(() => console.log([...files].sort().join())));`;

test('links that lead nowhere, or to a folder around them, are left out by Next', () => {
  const folder = folderWith({ 'next.js': SCRIPT, 'README.md': '', 'public/files/a.pdf': '' });
  for (const [link, to] of [
    ['public/lost.pdf', 'nowhere.pdf'],
    ['public/files/.#a.pdf', 'somebody@machine.1234'],
    ['public/loop', 'loop'],
    ['public/files/all', '..'],
    ['public/b.pdf', 'files/a.pdf'],
    ['.#README.md', 'somebody@machine.1234'],
    ['LICENCE.md', 'README.md'],
  ]) {
    symlinkSync(to!, join(folder, link!));
  }
  const preload = `file://${resolve('engine/shared/dangling-links.mjs')}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', preload, 'next.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([stderr, stdout.trim()]).toEqual(['', 'LICENCE.md,README.md,next.js']);
  expect(filesBelow(join(folder, 'out')).toSorted()).toEqual(['b.pdf', 'files/a.pdf']);
  expect(existsSync(join(folder, 'out', 'lost.pdf'))).toBe(false);
});
