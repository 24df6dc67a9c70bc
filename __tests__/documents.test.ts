import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '@/engine/shared/files-below';

const FOLDERS = [
  'app',
  'components',
  'content',
  'editor',
  'engine',
  'messages',
  'scripts',
  '__tests__',
  'e2e',
];
const files = FOLDERS.flatMap((folder) =>
  filesBelow(folder).map((file) => `${folder}/${file}`),
).filter((file) => !/\/(?:node_modules|out|\.next)\//.test(file));
const documents = [
  'README.md',
  '.github/SECURITY.md',
  ...filesBelow('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
  ...files.filter((file) => basename(file) === 'README.md'),
];

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

test.each(documents)('the links of %s lead somewhere', (path) => {
  expect(brokenLinks(readFileSync(path, 'utf8'), dirname(path))).toEqual([]);
});

/** Numbers of behaviours with which a test or a step begins its title, such as `61 to 64: …`. */
function numbersQuoted(source: string): number[] {
  return [...source.matchAll(/\(\s*['"`](\d+(?:(?:, | to )\d+)*): /g)]
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
