import { join } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { licencesFile } from '@/engine/hosting/licences';

const root = process.cwd();
afterEach(() => process.chdir(root));

test('the library whose base styles are in every page is among the licences', () => {
  expect(licencesFile()).toMatch(/^tailwindcss [\d.]+: MIT$/m);
});

test('in a workspace they are those of what npm has installed above the site', () => {
  const packages = {
    'packages/web': {},
    'node_modules/web': { link: true },
    'node_modules/one': { version: '1.0.0', license: 'MIT' },
    'node_modules/two': { version: '2.0.0', license: 'MIT', dev: true },
    'packages/web/node_modules/two': { version: '3.0.0', license: 'ISC' },
  };
  const folder = folderWith({
    'node_modules/.package-lock.json': JSON.stringify({ packages }),
    'node_modules/one/LICENSE.txt': 'Of one.',
    'packages/web/node_modules/two/package.json': '{}',
  });
  process.chdir(join(folder, 'packages/web'));
  expect(licencesFile()).toBe(`one 1.0.0: MIT\n\nOf one.\n\n${'-'.repeat(80)}\ntwo 3.0.0: ISC\n\n`);
});
