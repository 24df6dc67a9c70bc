import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type LockedPackage = {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
};

const LOCK_FILE = 'package-lock.json';
const LICENCE_FILE = /^(?:licen[cs]e|copying)/i;
const INSTALLED = 'node_modules/';

/**
 * The licences of everything that the site is built from and may ship, as the text of a file: all
 * packages that the lock file does not mark as development or optional dependencies. These are a
 * few more than reach a browser, and never fewer.
 *
 * @throws Error that names a package without a licence
 */
export function licencesFile(): string {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const namesByText = new Map<string, string[]>();
  for (const [path, { version, license, dev, optional, devOptional }] of Object.entries(packages)) {
    if (path === '' || dev || optional || devOptional) continue;
    if (!license) throw new Error(`${LOCK_FILE} names no licence for ${path}`);
    const name = path.slice(path.lastIndexOf(INSTALLED) + INSTALLED.length);
    const text = licenceText(path);
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
