import 'server-only';

/** The speed of an unhurried reader. */
const WORDS_PER_MINUTE = 220;
/** A word begins with a letter or a digit, so Markdown's punctuation does not count. */
const WORD = /[\p{L}\p{N}]\S*/gu;

/** @returns the number of words in a Markdown text */
export function countWords(markdown: string): number {
  return markdown.match(WORD)?.length ?? 0;
}

/** @returns minutes for reading a Markdown text, rounded, at least one */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));
}
