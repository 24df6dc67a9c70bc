import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '@/engine/shared/files-below';
import { SOURCES } from '@/scripts/lib/sources';

const FOLDERS = [...SOURCES.filter((path) => !path.includes('.')), '__tests__', 'e2e'];
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

const SLUG = '[a-z]+(?:-[a-z]+)*/[a-z]+(?:-[a-z]+)*';

/** Slugs of behaviours with which a test or a step begins its title, such as `form/file: …`. */
function slugsQuoted(source: string): string[] {
  return [...source.matchAll(new RegExp(`\\(\\s*['"\`](${SLUG}(?:, ${SLUG})*): `, 'g'))].flatMap(
    ([, slugs = '']) => slugs.split(', '),
  );
}

const tests = files
  .filter((file) => /^(?:e2e|(?:editor\/)?__tests__)\/.*\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

test('tests quote every behaviour of the list, and no other', () => {
  const quoted = tests.flatMap(slugsQuoted);
  const list = readFileSync('e2e/README.md', 'utf8');
  const listed = [...list.matchAll(new RegExp(`^- \`(${SLUG})\`: `, 'gm'))].map(
    ([, slug = '']) => slug,
  );
  expect(listed).toEqual([...new Set(listed)]);
  expect([...new Set(quoted)].sort()).toEqual(listed.sort());
});

test('what a public report says is held by the test that is named with it', () => {
  const reports = readFileSync('docs/reports.md', 'utf8').match(/^- .*/gm) ?? [];
  const named = reports.map((line) => /: `([^`]+)`$/.exec(line)?.[1] ?? line);
  expect(named).not.toEqual([]);
  expect(named.filter((title) => !tests.some((source) => source.includes(title)))).toEqual([]);
});
