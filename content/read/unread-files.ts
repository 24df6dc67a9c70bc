import { posix } from 'node:path';
import { filesIn } from '@/content/read/read-file';

/** Folder of everything that the site says. */
const CONTENT = 'content';
/** What developers keep there, too. */
const CODE = /\.(?:ts|json)$|^content\/README\.md$/;
/** A folder named by a language's code may hold a translation that has only been begun. */
const TRANSLATION = /^content\/[a-z]{2,3}(?:-[A-Za-z]+)?\//;

/** What an owner expected of a file, and has to do instead. */
function advice(file: string, read: ReadonlySet<string>, journal: string): string {
  const { dir, name } = posix.parse(file);
  const alike = [...read].find((one) => posix.parse(one).name === name.toLowerCase());
  if (dir === journal) return 'the name of an article ends in .md';
  if (dir.startsWith(`${journal}/`)) return `articles stand in ${journal} itself`;
  if (alike) return `did you mean ${alike}?`;
  if (posix.basename(dir) === 'pages')
    return 'a new page needs a route first: see content/README.md';
  const neighbours = [...read].filter((one) => posix.dirname(one) === dir);
  return neighbours.length > 0
    ? `here may stand ${neighbours.map((one) => posix.basename(one)).join(', ')}`
    : 'content/README.md says what stands where';
}

/**
 * Files for which somebody may wait to appear on the site, though nothing reads them.
 *
 * @param read paths of all files that are read
 * @param language code of the language that is read
 * @returns one line for each
 */
export function unreadFiles(
  root: string,
  read: ReadonlySet<string>,
  language: string,
  journal: string,
): string[] {
  const own = `${CONTENT}/${language}/`;
  return filesIn(CONTENT, root)
    .filter((file) => file.startsWith(own) || !(CODE.test(file) || TRANSLATION.test(file)))
    .filter((file) => !read.has(file))
    .map((file) => `${file}: nothing reads this file; ${advice(file, read, journal)}`);
}
