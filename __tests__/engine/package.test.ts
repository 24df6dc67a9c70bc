import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/engine/shared/files-below';

type Package = Record<
  'dependencies' | 'devDependencies' | 'peerDependencies',
  Readonly<Record<string, string>>
>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;
const root = read('package.json');
const engine = read('engine/package.json');

/** Packages that the engine's own files import, without paths inside them. */
function importedPackages(): string[] {
  const sources = filesBelow('engine').filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('example/'),
  );
  const targets = sources.flatMap((file) =>
    [...readFileSync(join('engine', file), 'utf8').matchAll(/(?:from|import) '([^.'][^']*)'/g)].map(
      ([, target = '']) => target,
    ),
  );
  const names = targets.filter((target) => !/^(?:node:|@\/)/.test(target));
  return [...new Set(names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))];
}

test('the engine lists every package that it imports', () => {
  const named = { ...engine.dependencies, ...engine.peerDependencies };
  expect(importedPackages().filter((name) => !(name in named))).toEqual([]);
});

test('the engine’s packages have the versions of this site', () => {
  const { dependencies, devDependencies } = root;
  expect({ ...devDependencies, ...dependencies }).toMatchObject(engine.dependencies);
});
