/** npm installs a package without `integrity` whatever it contains. */
import { readFileSync } from 'node:fs';

/** An entry; a link leads to a folder of this machine, which has an entry, too. */
type Locked = { link?: true; version?: string; resolved?: string; integrity?: string };

/** The folders of packages of which a lock file does not say what they contain. */
function unknownIn(packages: Record<string, Locked>): string[] {
  const links = Object.values(packages).filter(({ link }) => link);
  const linked = links.map(({ resolved = '' }) => resolved);
  const isInstalled = (folder: string) =>
    /(?:^|\/)node_modules\//.test(folder) && packages[folder]?.version !== undefined;
  const ours = new Set(['', ...linked.filter((folder) => !isInstalled(folder))]);
  return Object.entries(packages)
    .filter(([folder, { link }]) => !link && !ours.has(folder))
    .filter(
      ([, { resolved = 'https://registry.invalid/', integrity }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
        !resolved.startsWith('https://registry.invalid/'),
    )
    .map(([folder]) => folder);
}

test.each(['package-lock.json', 'editor/package-lock.json'])(
  '%s says of every package what it contains, and names no registry',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, Locked>;
    };
    expect(Object.keys(packages).length).toBeGreaterThan(1);
    expect(unknownIn(packages)).toEqual([]);
    const [name = ''] = Object.keys(packages).filter((folder) => packages[folder]?.integrity);
    const weak = { integrity: `sha1-${'A'.repeat(27)}=` };
    for (const less of [{}, weak, { resolved: 'git+ssh://git@host.example/a.git#1' }]) {
      expect(unknownIn({ ...packages, [name]: less })).toEqual([name]);
    }
    // A link to where npm installs packages makes none of them ours.
    const linked = {
      'node_modules/a-link': { link: true, resolved: name },
      [name]: { version: '1.0.0' },
    } as const;
    expect(unknownIn({ ...packages, ...linked })).toEqual([name]);
  },
);
