import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { startDevServer } from '@/scripts/editor/dev-server';

const NEXT = 'node_modules/.bin/next';

const root = process.cwd();
afterEach(() => process.chdir(root));

test.each([
  ['ends with an error', 'exit 1'],
  ['is killed', 'kill -KILL $$'],
])('a development server that %s while it starts is not waited for', async (_, command) => {
  const folder = folderWith({ [NEXT]: `#!/bin/sh\n${command}\n` });
  chmodSync(join(folder, NEXT), 0o755);
  process.chdir(folder);
  await expect(startDevServer()).rejects.toThrow('has ended');
});
