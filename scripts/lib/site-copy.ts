import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { SOURCES } from '@/scripts/lib/sources';

/** Made by the build or installed on first use, so a fresh clone does not have them. */
const GENERATED = ['shell.js', 'node_modules', '.next', 'out'];

/** Where Next caches what it has compiled. */
const BUILD_CACHE = join('.next', 'cache');

/**
 * Copies the site's sources, as in a fresh clone, so that a build can be tried without changing
 * them. The copy contains the installed packages as well.
 *
 * @param folder where to copy them, inside the repository; existing contents are deleted
 * @param more files and folders to copy besides what a build reads
 */
export function copySite(folder: string, more: readonly string[] = []): void {
  copySources(folder, more);
  linkPackages(folder);
}

/**
 * Adds the packages as hard links, which take no room: the bundler does not follow symbolic links
 * out of its root.
 */
function linkPackages(folder: string): void {
  const { status, stderr } = spawnSync('cp', ['-al', 'node_modules', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node_modules cannot be linked into ${folder}: ${stderr}`);
}

/**
 * Copies all that a clone of the repository would contain, with uncommitted changes, and the
 * installed packages.
 *
 * @param folder where to copy it, inside the repository; existing contents are deleted
 */
export function cloneSite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error(`Git does not list the files: ${listed.stderr}`);
  for (const file of listed.stdout.split('\0').filter((path) => path && existsSync(path))) {
    cpSync(file, join(folder, file));
  }
  linkPackages(folder);
}

/**
 * Copies the sources and what the last build compiled, for a copy that only renders pages.
 *
 * @param more files and folders to copy besides what a build reads
 */
export function copyCompiledSite(folder: string, more: readonly string[]): void {
  copySources(folder, more);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // Not the bundler's cache, which is large, and which only another build would need.
  const filter = (source: string) => basename(source) !== 'turbopack';
  cpSync('.next', join(folder, '.next'), { recursive: true, filter });
}

function copySources(folder: string, more: readonly string[] = []): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (source: string) => !GENERATED.includes(basename(source));
  for (const source of [...SOURCES, ...more]) {
    cpSync(source, join(folder, source), { recursive: true, filter });
  }
}

/**
 * Lets Next begin the copy's first build with what the repository's last build has compiled: paths
 * in its cache are relative to its root. A build below a sub-path has to compile everything again.
 */
export function shareBuildCache(folder: string): void {
  if (existsSync(BUILD_CACHE)) cpSync(BUILD_CACHE, join(folder, BUILD_CACHE), { recursive: true });
}
