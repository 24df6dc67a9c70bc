import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '@/engine/shared/files-below';

const FOLDERS = [
  'app',
  'components',
  'content',
  'engine',
  'messages',
  'scripts',
  '__tests__',
  'e2e',
];
const files = FOLDERS.flatMap((folder) =>
  filesBelow(folder).map((file) => `${folder}/${file}`),
).filter((file) => !/\/(?:node_modules|out|\.next)\//.test(file));
const fileNames = new Set(files.map((file) => basename(file)));
const documents = [
  'README.md',
  'SECURITY.md',
  ...files.filter((file) => basename(file) === 'README.md'),
];

/** Files that a build, a benchmark, the editor or a recipe makes, and the end of a name. */
const NOT_HERE = [
  /^(?:\.next|out|reports)\//,
  /^(?:next-env\.d\.ts|vercel\.json|config\.yml)$/,
  /^(?:content\/de\/company\.yaml|messages\/de\.json)$/,
  /^components\/fade-in\.tsx$/,
  /copy-text(?:\.test)?\.tsx$/,
  /^dev\.tsx$/,
];

/** Files named in a document as code, such as `scripts/build.ts` or `build.ts`. */
function filesNamed(markdown: string): string[] {
  const names = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return names.filter(
    (name) =>
      /^[\w.@[\]-][\w.@/[\]-]*\.(?:tsx?|mjs|json|ya?ml|css|md)$/.test(name) &&
      !NOT_HERE.some((pattern) => pattern.test(name)),
  );
}

/** Of the names of files in a document, those of which nothing is left; names alone may be of any folder. */
function missing(names: readonly string[], folder: string): string[] {
  return names.filter(
    (name) => !existsSync(name) && !existsSync(join(folder, name)) && !fileNames.has(name),
  );
}

/** A document's links that lead to no file of the repository, or to no heading. */
function brokenLinks(markdown: string, folder: string): string[] {
  return [...markdown.matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    .filter(([, file = '', heading]) => {
      if (!existsSync(join(folder, file))) return true;
      const target = file ? readFileSync(join(folder, file), 'utf8') : markdown;
      return heading !== undefined && !headingIds(target).has(heading);
    })
    .map(([link]) => link);
}

/** The ids that GitHub gives the headings of a document. */
function headingIds(markdown: string): Set<string> {
  return new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test.each(documents)('%s names only files that are there', (path) => {
  const markdown = readFileSync(path, 'utf8');
  expect(missing(filesNamed(markdown), dirname(path))).toEqual([]);
  expect(brokenLinks(markdown, dirname(path))).toEqual([]);
});

test('a renamed file and a link to nothing are found', () => {
  const markdown =
    '`scripts/gone.ts` `gone.ts` `build.ts` [a](gone.md) [b](#nothing) [c](#one-two)\n# One, two';
  expect(missing(filesNamed(markdown), 'scripts')).toEqual(['scripts/gone.ts', 'gone.ts']);
  expect(brokenLinks(markdown, 'scripts')).toEqual(['](gone.md)', '](#nothing)']);
});

/** Numbers of behaviours with which a test or a step begins its title, such as `61 to 64: …`. */
function numbersQuoted(source: string): number[] {
  return [...source.matchAll(/['"`](\d+(?:(?:, | to )\d+)*): /g)]
    .flatMap(([, numbers = '']) => numbers.split(', '))
    .flatMap((range) => {
      const [from = 0, to = from] = range.split(' to ').map(Number);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
}

test('tests quote every behaviour of the list, and no other', () => {
  const tests = files.filter((file) => /^(?:e2e|__tests__)\/.*\.tsx?$/.test(file));
  const quoted = tests.flatMap((file) => numbersQuoted(readFileSync(file, 'utf8')));
  const behaviours = readFileSync('e2e/README.md', 'utf8').matchAll(/^(\d+)\. /gm);
  const listed = [...behaviours].map(([, number]) => Number(number));
  const inOrder = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b);
  expect(inOrder(new Set(quoted))).toEqual(inOrder(listed));
});
