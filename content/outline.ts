import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { countWords } from '@/content/text-measures';
import { outlineOf, type Outline } from '@/engine/content/markdown-text';
import { keptText } from '@/engine/shared/kept';

/** Where outlines are kept from one build to the next, and for every process of one. */
export const OUTLINE_CACHE = '.next/cache/outlines';

/** To be raised when an outline of the same text changes, as with another parser. */
const VERSION = 1;
/** A shorter text, in characters, is parsed as quickly as it is found. */
const WORTH_KEEPING = 1_000;
/** The URL of a link, which is not read. */
const TARGET = /(?<=\])\([^)]*\)/g;

/** What is known of a text before it is drawn. */
interface TextOutline extends Outline {
  words: number;
}

/** @returns the number of words in a Markdown text */
export function wordsIn(markdown: string): number {
  return countWords(markdown.replaceAll(TARGET, ''));
}

/**
 * Parses a text, once: a build reads all articles in half a dozen processes, and a further build
 * finds most of them as they were.
 *
 * @param root the folder that `.next` is in
 */
export function readOutline(markdown: string, root = '.'): TextOutline {
  const make = (): TextOutline => ({ ...outlineOf(markdown), words: wordsIn(markdown) });
  if (markdown.length < WORTH_KEEPING) return make();
  const hash = createHash('sha256').update(`${VERSION} ${markdown}`).digest('hex');
  const path = join(root, OUTLINE_CACHE, `${hash}.json`);
  // What stands there has been written here.
  return JSON.parse(keptText(path, () => JSON.stringify(make()))) as TextOutline;
}
