import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '@/scripts/lib/install-package';

/** A separate package: Lighthouse and its dependencies are large, and only benchmarks need them. */
const FOLDER = join('scripts', 'bench');

/**
 * Imports a dependency in the version of `scripts/bench/package.json`; installs it on first use.
 *
 * @param entry path of the module within the dependency's folder
 * @param command the command that needs it, such as `npm run bench`
 * @throws Error when it cannot be installed
 */
export async function importInstalled<Module>(
  dependency: string,
  entry: string,
  command: string,
): Promise<Module> {
  ensureInstalled({ folder: FOLDER, dependency, title: dependency, command });
  const path = resolve(FOLDER, 'node_modules', dependency, entry);
  return (await import(pathToFileURL(path).href)) as Module;
}
