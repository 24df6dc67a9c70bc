import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of our own whose dependencies only one command needs. */
type OwnPackage = {
  /** Folder of its package.json and, if there is one, its lock file. */
  folder: string;
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
export function ensureInstalled({ folder, title, command }: OwnPackage): void {
  const wanted = Object.entries(readPackage(folder)?.dependencies ?? {});
  const versionOf = (name: string) => readPackage(join(folder, 'node_modules', name))?.version;
  if (wanted.every(([name, version]) => versionOf(name) === version)) return;
  console.log(`Installing ${title}; this takes a minute or two, once`);
  const how = existsSync(join(folder, 'package-lock.json')) ? 'ci' : 'install';
  const { status } = spawnSync('npm', [how, '--prefix', folder], { stdio: [0, 1, 1] });
  if (status !== 0) {
    throw new Error(`${title} could not be installed: see above, and run ${command} again`);
  }
}

function readPackage(folder: string): PackageFile | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : undefined;
}
