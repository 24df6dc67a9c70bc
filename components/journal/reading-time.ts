import 'server-only';
import { countWords } from '@/content/text-measures';

/** The speed of an unhurried reader. */
const WORDS_PER_MINUTE = 220;
/** The URL of a link, which is not read. */
const TARGET = /(?<=\])\([^)]*\)/g;

/** @returns the number of words in a Markdown text */
export function wordsIn(markdown: string): number {
  return countWords(markdown.replaceAll(TARGET, ''));
}

/** @returns minutes for reading a Markdown text, rounded, at least one */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(wordsIn(markdown) / WORDS_PER_MINUTE));
}
