import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { SOURCES } from '@/scripts/lib/sources';

/** Made by the build or installed on first use, so a fresh clone does not have them. */
const GENERATED = ['shell.js', 'node_modules'];

/**
 * Copies the site's sources, as in a fresh clone, so that a build can be tried without changing
 * them.
 *
 * @param folder where to copy them; existing contents are deleted. It must be inside the
 *   repository, because the bundler follows links only if they stay below its root
 * @param more files and folders to copy besides what a build reads
 */
export function copySite(folder: string, more: readonly string[] = []): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (source: string) => !GENERATED.includes(basename(source));
  for (const source of [...SOURCES, ...more]) {
    cpSync(source, join(folder, source), { recursive: true, filter });
  }
  symlinkSync(relative(resolve(folder), resolve('node_modules')), join(folder, 'node_modules'));
}
