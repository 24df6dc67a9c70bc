import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from '../shared/installed.mjs';

type LockedPackage = {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
};

/** What npm writes among the packages that it has installed; a workspace may have no other list. */
const LIST = '.package-lock.json';
const LICENCE_FILE = /^(?:licen[cs]e|copying)/i;
const INSTALLED = 'node_modules/';

/**
 * The licences of everything that the site is built from and may ship, as the text of a file: all
 * packages that npm does not mark as development or optional dependencies. These are a
 * few more than reach a browser, and never fewer.
 *
 * @throws Error that names a package without a licence, or if nothing is installed
 */
export function licencesFile(): string {
  const list = installed(LIST);
  if (!list) throw new Error('npm has installed no packages');
  const folder = join(list, '../..');
  const { packages } = JSON.parse(readFileSync(list, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const namesByText = new Map<string, string[]>();
  for (const [path, { version, license, link, dev, optional, devOptional }] of Object.entries(
    packages,
  )) {
    // The site itself, and other packages of its workspace, are in no folder of installed ones.
    if (!path.includes(INSTALLED) || link || dev || optional || devOptional) continue;
    if (!license) throw new Error(`${list} names no licence for ${path}`);
    const name = path.slice(path.lastIndexOf(INSTALLED) + INSTALLED.length);
    const text = licenceText(join(folder, path));
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} ${version}: ${license}`]);
  }
  return [...namesByText]
    .map(([text, names]) => [...names, '', text].join('\n'))
    .join(`\n${'-'.repeat(80)}\n`);
}

/**
 * The licence text in a package. A few packages have none; for those the licence's name has to
 * suffice.
 */
function licenceText(path: string): string {
  const file = readdirSync(path).find((name) => LICENCE_FILE.test(name));
  return file ? `${readFileSync(join(path, file), 'utf8').trim()}\n` : '';
}
