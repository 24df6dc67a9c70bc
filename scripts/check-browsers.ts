import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { installed } from '@/engine/shared/installed.mjs';
import { browserSupport } from '@/scripts/browsers/support';
import { librariesFor } from '@/scripts/browsers/typed-libraries';

/** The code that reaches browsers, besides what it imports. */
const BROWSER_CODE = [
  'components/islands',
  'components/layout/notice',
  'components/sections/embed',
  'components/layout/shell',
  'engine/islands',
];

/** Where TypeScript looks for libraries that replace its own: beside the configuration. */
function writeConfiguration(folders: readonly string[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of librariesFor(browserSupport())) {
    // `es2023.array` is replaced by `@typescript/lib-es2023/array`.
    const [first = '', ...others] = name.split('.');
    const path = join(folder, 'node_modules', '@typescript', `lib-${first}`, others.join('-'));
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'index.d.ts'), text);
  }
  const root = relative(folder, '.');
  const configuration = {
    extends: `${root}/tsconfig.json`,
    compilerOptions: { libReplacement: true, incremental: false, types: ['node'] },
    include: folders.map((path) => `${root}/${path}`),
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
}

/** Our own files that are bundled; what is imported for its types alone is not. */
async function bundledFiles(folders: readonly string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: folders.map((folder) => `${folder}/**/*.ts*`),
    bundle: true,
    metafile: true,
    outdir: 'out',
    packages: 'external',
    format: 'esm',
    write: false,
  });
  return new Set(Object.keys(metafile.inputs));
}

/**
 * Checks the types of the code for browsers with libraries in which everything is optional that one
 * of the browsers in `browserslist` lacks.
 *
 * @param folder for the configuration; it is replaced
 * @returns what TypeScript reports of code that uses such a thing without asking
 */
export async function unsupportedIn(
  folders: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  writeConfiguration(folders, folder);
  const tsc = installed(join('.bin', 'tsc')) ?? 'tsc';
  const arguments_ = ['--checkers', '1', '--pretty', 'false', '--project', folder];
  const checked = promisify(execFile)(tsc, arguments_).catch(({ stdout }: { stdout: string }) => ({
    stdout,
  }));
  const [{ stdout }, bundled] = await Promise.all([checked, bundledFiles(folders)]);
  const isProblem = (line: string) =>
    bundled.has(line.replace(/\(.*/, '')) || line.startsWith('error');
  return stdout.split('\n').filter(isProblem);
}

void runAsEntryPoint(import.meta.url, async () => {
  const problems = await unsupportedIn(BROWSER_CODE, 'reports/browsers');
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
