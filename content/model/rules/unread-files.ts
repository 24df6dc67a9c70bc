import type { Problem } from '@/engine/shared/problem';
import { posix } from 'node:path';
import { toSlug } from '@/content/model/file-name';
import { CONTENT } from '@/content/model/rules/content-files';

/** Developers' files, and originals of pictures: `picture-advice.ts` reports unused originals. */
const CODE = /\.(?:ts|json)$|^content\/(?:model|media)\/|^content\/README\.md$/;
const PICTURE = /\.(?:avif|gif|heic|jpe?g|png|svg|webp)$/i;
/** A folder named by a language's code may hold a translation that has only been begun. */
const TRANSLATION = /^content\/[a-z]{2,3}(?:-[A-Za-z\d]+)*\//;

/** Paths against which files are checked. */
interface Expected {
  /** Files that are read. */
  read: ReadonlySet<string>;
  /** Files of the catalogue, which need not be there. */
  known: readonly string[];
}

const nameOf = (file: string) => posix.parse(file).name;

/** A word as it is, and with each of its letters left out. */
const lacking = (word: string) => [
  word,
  ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
];

/** Whether two words differ by one letter: missing, added, replaced, or swapped with another. */
const isMisspelt = (word: string, other: string) =>
  lacking(word).some((part) => lacking(other).includes(part));

/** What the owner of a file that is not read probably meant, or has to do. */
function advice(file: string, { read, known }: Expected, journal: string): string {
  const { dir, base } = posix.parse(file);
  // Systems that hide file name extensions may add another one: team.yaml.txt.
  const name = toSlug(base.split('.', 1)[0] ?? '');
  const isBeside = (one: string) => posix.dirname(one) === dir;
  const all = [...new Set([...known, ...read])].toSorted(
    (one, other) => Number(isBeside(other)) - Number(isBeside(one)),
  );
  const alike = all.find((one) => nameOf(one) === name);
  const meant = (one: string) =>
    read.has(one) ? `did you mean ${one}?` : `it has to be called ${one}`;
  if (PICTURE.test(file)) return 'a picture belongs in content/media';
  if (dir === journal) return 'the name of an article ends in .md';
  if (dir.startsWith(`${journal}/`)) return `articles go in ${journal} itself`;
  if (alike) return meant(alike);
  if (posix.basename(dir) === 'pages') return 'the name of a page ends in .yaml';
  const misspelt = all.find((one) => known.includes(one) && isMisspelt(nameOf(one), name));
  if (misspelt) return meant(misspelt);
  const neighbours = all.filter(isBeside);
  return neighbours.length > 0
    ? `allowed here: ${neighbours.map((one) => posix.basename(one)).join(', ')}`
    : 'content/README.md says what goes where';
}

/**
 * Files that somebody may expect to see on the site, although nothing reads them.
 *
 * @param files paths of all files below `content`
 * @param expected what is read, and what would be read if it were there
 * @param language code of the language that is read
 * @param journal folder of the articles
 */
export function unreadFiles(
  files: readonly string[],
  expected: Expected,
  language: string,
  journal: string,
): Problem[] {
  const own = `${CONTENT}/${language}/`;
  return files
    .filter((file) => file.startsWith(own) || !(CODE.test(file) || TRANSLATION.test(file)))
    .filter((file) => !expected.read.has(file))
    .map((file) => ({
      file,
      message: `nothing reads this file; ${advice(file, expected, journal)}`,
    }));
}
