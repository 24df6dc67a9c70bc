import 'server-only';
import { readOutline } from '@/content/model/outline';

/** The speed of an unhurried reader. */
const WORDS_PER_MINUTE = 220;

/** @returns minutes for reading a Markdown text, rounded, at least one */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(readOutline(markdown).words / WORDS_PER_MINUTE));
}
