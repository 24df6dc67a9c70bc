import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { SOURCES } from '@/scripts/lib/sources';

/**
 * Copies the site's sources, so that a build can be tried without touching them.
 *
 * @param folder where to; what is there goes. It has to lie inside the repository, because the
 *   bundler only follows links that stay below its root
 */
export function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(relative(resolve(folder), resolve('node_modules')), join(folder, 'node_modules'));
}
