import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of our own whose dependencies only one command needs. */
type OwnPackage = {
  /** Folder of its package.json and lock file. */
  folder: string;
  /** The dependency that the command uses. */
  dependency: string;
  /** What it is called in messages. */
  title: string;
  /** The command that needs it, such as `npm run bench`. */
  command: string;
};

type PackageFile = { version?: string; dependencies?: Record<string, string> };

/**
 * Installs the dependencies of a package of ours when they are first used, and again when its
 * package.json names another version.
 *
 * @throws Error when they cannot be installed
 */
export function ensureInstalled({ folder, dependency, title, command }: OwnPackage): void {
  const wanted = readPackage(folder)?.dependencies?.[dependency];
  if (readPackage(join(folder, 'node_modules', dependency))?.version === wanted) return;
  console.log(`Installing ${title}; this takes a minute, once`);
  const { status } = spawnSync('npm', ['ci', '--prefix', folder], { stdio: [0, 1, 1] });
  if (status !== 0) {
    throw new Error(`${title} could not be installed: see above, and run ${command} again`);
  }
}

function readPackage(folder: string): PackageFile | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : undefined;
}
