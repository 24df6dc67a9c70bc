import { posix } from 'node:path';
import { CONTENT } from '@/content/rules/content-files';

/** What developers keep there, too, and originals of pictures: of those that wait there is advice. */
const CODE = /\.(?:ts|json)$|^content\/README\.md$|^content\/media\//;
const PICTURE = /\.(?:avif|gif|heic|jpe?g|png|svg|webp)$/i;
/** A folder named by a language's code may hold a translation that has only been begun. */
const TRANSLATION = /^content\/[a-z]{2,3}(?:-[A-Za-z\d]+)*\//;

/** What an owner expected of a file, and has to do instead. */
function advice(file: string, read: ReadonlySet<string>, journal: string): string {
  const { dir, name } = posix.parse(file);
  const alike = [...read].find((one) => posix.parse(one).name === name.toLowerCase());
  if (PICTURE.test(file)) return 'a picture belongs into content/media';
  if (dir === journal) return 'the name of an article ends in .md';
  if (dir.startsWith(`${journal}/`)) return `articles stand in ${journal} itself`;
  if (alike) return `did you mean ${alike}?`;
  if (posix.basename(dir) === 'pages') return 'the name of a page ends in .yaml';
  const neighbours = [...read].filter((one) => posix.dirname(one) === dir);
  return neighbours.length > 0
    ? `here may stand ${neighbours.map((one) => posix.basename(one)).join(', ')}`
    : 'content/README.md says what stands where';
}

/**
 * Files for which somebody may wait to appear on the site, though nothing reads them.
 *
 * @param files paths of all files below `content`
 * @param read paths of those that are read
 * @param language code of the language that is read
 * @param journal folder of the articles
 * @returns one line for each
 */
export function unreadFiles(
  files: readonly string[],
  read: ReadonlySet<string>,
  language: string,
  journal: string,
): string[] {
  const own = `${CONTENT}/${language}/`;
  return files
    .filter((file) => file.startsWith(own) || !(CODE.test(file) || TRANSLATION.test(file)))
    .filter((file) => !read.has(file))
    .map((file) => `${file}: nothing reads this file; ${advice(file, read, journal)}`);
}
