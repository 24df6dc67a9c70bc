/** npm installs a package without `integrity` whatever it contains. */
import { readFileSync } from 'node:fs';

/** An entry; one for a folder of this machine has no version. */
type Locked = { version?: string; resolved?: string; integrity?: string };

test.each(['package-lock.json', 'editor/package-lock.json'])(
  '%s says of every package what it contains, and names no registry',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, Locked>;
    };
    const installed = Object.entries(packages).filter(([folder, { version }]) => folder && version);
    expect(installed.length).toBeGreaterThan(0);
    const wrong = installed.filter(
      ([, { resolved = 'https://registry.invalid/', integrity }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
        !resolved.startsWith('https://registry.invalid/'),
    );
    expect(wrong.map(([folder]) => folder)).toEqual([]);
  },
);
