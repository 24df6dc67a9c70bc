import { folderWith } from '@/__tests__/temporary-folder';
import { brandFont } from '@/content/model/brand-font';
import { licencesFile } from '@/engine/hosting/licences';
import { installed } from '@/engine/shared/installed.mjs';

const FONT = '@fontsource-variable/loom';
const CARD = '@fontsource/loom';

/** A site in a workspace, which has hoisted all packages but one. */
const files = {
  // What npm has installed; the workspace has no lock file.
  'node_modules/.package-lock.json': JSON.stringify({
    packages: {
      '': {},
      'packages/web': { version: '1.0.0' },
      'node_modules/web': { resolved: 'packages/web', link: true },
      'node_modules/thread': { version: '2.0.0', license: 'MIT' },
      'packages/web/node_modules/thread': { version: '1.0.0', license: 'ISC' },
    },
  }),
  // Of the site when it was in no workspace.
  'packages/web/package-lock.json': '{"packages":{}}',
  [`node_modules/${FONT}/metadata.json`]: '{"variable":{"wght":{"min":"1","max":"9"}}}',
  [`node_modules/${FONT}/files/loom-latin-wght-normal.woff2`]: '',
  [`node_modules/${CARD}/metadata.json`]: '{}',
  [`node_modules/${CARD}/files/loom-latin-600-normal.woff`]: '',
  'node_modules/thread/LICENSE': 'Of two.',
  'packages/web/node_modules/thread/LICENSE': 'Of one.',
};

const start = process.cwd();
beforeEach(() => process.chdir(`${folderWith(files)}/packages/web`));
afterEach(() => process.chdir(start));

test('a package is found in the site’s folder, and else above it', () => {
  expect(installed('thread/LICENSE')).toBe('node_modules/thread/LICENSE');
  expect(installed(FONT)).toBe(`../../node_modules/${FONT}`);
  expect(installed(FONT, '../..')).toBe(`node_modules/${FONT}`);
  expect(installed('no-such-package-anywhere')).toBeUndefined();
});

test('the font is found where a workspace has hoisted it', () => {
  expect(brandFont(FONT)).toMatchObject({
    file: `../../node_modules/${FONT}/files/loom-latin-wght-normal.woff2`,
    cardFiles: [`../../node_modules/${CARD}/files/loom-latin-600-normal.woff`],
  });
});

test('licences are those of the workspace’s packages, and not of its own parts', () => {
  expect(licencesFile()).toMatch(
    /^thread 2\.0\.0: MIT\n\nOf two\.\n\n-+\nthread 1\.0\.0: ISC\n\nOf one\.\n$/,
  );
});
