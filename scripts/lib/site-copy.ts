import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { SOURCES } from '@/scripts/lib/sources';

/** Made by the build, and not there in a fresh clone. */
const GENERATED = 'shell.js';

/**
 * Copies the site's sources, as a fresh clone has them, so that a build can be tried without
 * touching them.
 *
 * @param folder where to; what is there goes. It has to lie inside the repository, because the
 *   bundler only follows links that stay below its root
 */
export function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (source: string) => basename(source) !== GENERATED;
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true, filter });
  symlinkSync(relative(resolve(folder), resolve('node_modules')), join(folder, 'node_modules'));
}
