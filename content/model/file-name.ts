import { posix } from 'node:path';
import { LONGEST_NAME } from '@/content/model/schemas/names-fit';

/** The form of page and article file names, which become paths and ids. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The lowest limit in length of the texts that are made from a name. */
const LONGEST = 40;
/** Letters that NFD does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/** @returns whether a text can be the name of a file, and the id of what it contains */
export const isName = (text: string) => NAME.test(text) && text.length <= LONGEST_NAME;

/** A typed name in the form that it has in a path: `Year end` becomes `year-end`. */
export function toSlug(words: string): string {
  const name = words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøł]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (name.length <= LONGEST) return name;
  // As many whole words as fit.
  return name
    .slice(0, LONGEST + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, LONGEST);
}

/** What is wrong with the name of a page's or an article's file; undefined if nothing is. */
export function nameProblem(file: string): string | undefined {
  const { name, ext } = posix.parse(file);
  if (isName(name)) return undefined;
  if (name.length > LONGEST_NAME) {
    return `the file’s name has ${name.length} letters; it may have ${LONGEST_NAME}`;
  }
  return `the file’s name must be lower case words joined by hyphens, such as ${toSlug(name) || 'year-end'}${ext}`;
}
