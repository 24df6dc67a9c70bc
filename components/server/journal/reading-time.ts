import 'server-only';

/** An unhurried reader's pace. */
const WORDS_PER_MINUTE = 220;
/** A word begins with a letter or a digit; the signs of Markdown are none. */
const WORD = /[\p{L}\p{N}]\S*/gu;

/** @returns the number of words in a text of Markdown */
export function countWords(markdown: string): number {
  return markdown.match(WORD)?.length ?? 0;
}

/** @returns whole minutes that reading a text of Markdown takes, at least one */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE));
}
