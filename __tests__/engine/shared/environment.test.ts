import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderWith } from '@/__tests__/temporary-folder';
import { buildSite } from '@/engine/build-site';
import { defineSite } from '@/engine/define-site';
import { assertBuildable } from '@/engine/shared/environment';

/** Runs a script in a folder, with no variables but those that every program has. */
function run(script: string, folder: string, args: readonly string[] = [], more: object = {}) {
  const { PATH, HOME } = process.env;
  const TSX_TSCONFIG_PATH = resolve('tsconfig.json');
  const flags = [
    '--conditions=react-server',
    '--import',
    resolve('node_modules/tsx/dist/esm/index.mjs'),
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, resolve(script), ...args], {
    cwd: folder,
    env: Object.assign({} as NodeJS.ProcessEnv, { PATH, HOME, TSX_TSCONFIG_PATH }, more),
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const SITE = {
  'package.json': '{"type":"module"}',
  'out/404.html': '',
  // The engine reads a site's options in its own process.
  'site.config.ts': `import { defineSite } from ${JSON.stringify(resolve('engine/define-site.ts'))};
    const { SITE_URL = '', BASE_PATH = '', MODE = '' } = process.env;
    export default defineSite({ basePath: BASE_PATH, files: () => ({ 'read.txt': SITE_URL + BASE_PATH + MODE }) });`,
};

/** What a site's configuration finds in its environment. */
function found(files: Record<string, string>, more: object = {}): string {
  const folder = folderWith({ ...SITE, ...files });
  const output = run('engine/cli.ts', folder, ['hosts'], more);
  const file = join(folder, 'out/read.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : output;
}

test('.env files mean for the engine what they mean for Next', () => {
  const files = {
    '.env': 'SITE_URL=https://a.example\nBASE_PATH=/a\nMODE=any',
    '.env.production': 'MODE=production',
    '.env.development': 'MODE=development',
    '.env.local': 'SITE_URL=https://local.example',
  };
  // Whoever says something on the command line means it, even if that is nothing.
  expect(found(files, { BASE_PATH: '' })).toBe('https://local.exampleproduction');
});

test.each([
  ['build', 'NODE_ENV=development', 'NODE_ENV is “development”; a build is for production'],
  ['content', 'BUILD_TIME=tomorrow', 'BUILD_TIME is “tomorrow”; it must be a time such as 2026'],
  ['start', 'PORT=http', 'PORT must be a whole number from 1 to 65535, not “http”'],
])('npm run %s reads %s in a file, and says what is wrong with it', (script, line, message) => {
  const output = run(`scripts/${script}.ts`, folderWith({ '.env.local': line }));
  expect(output.trim()).toMatch(new RegExp(`^${message}[^\\n]*$`));
});

test('a folder whose name Tailwind cannot read is named', () => {
  expect(() => assertBuildable('/site #2')).toThrow('The site is in /site #2: rename the folder');
});

const root = process.cwd();
afterEach(() => process.chdir(root));

test('a build by the engine alone is for production, too', async () => {
  process.chdir(folderWith());
  await expect(buildSite(defineSite({}))).rejects.toThrow('NODE_ENV is “test”; a build is for');
});
