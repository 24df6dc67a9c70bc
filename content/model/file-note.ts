import 'server-only';
import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { FILES } from '@/content/model/paths';
import { escapePattern } from '@/engine/shared/escape-pattern';
import { decoded } from '@/engine/shared/decode';
import { locale } from '@/messages/language';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;
/** A size in a text. */
const SIZE = /\d\s?[kM]B\b/i;

/** The size of a file in words, such as “240 kB” or “2.4 MB”. */
function sizeInWords(bytes: number, locale: string): string {
  const [unit, size, maximumFractionDigits] =
    bytes < MEGABYTE - KILOBYTE / 2
      ? ['kilobyte', Math.max(bytes / KILOBYTE, 1), 0]
      : ['megabyte', bytes / MEGABYTE, 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(size);
}

/**
 * What follows the text of a link to a file below `public/files`: its type and size, such as “
 * (PDF, 240 kB)”, so that visitors know what they would download. It is a part of the link's text,
 * so that screen readers say it, too.
 *
 * @param href a link that has been checked
 * @param words the text of the link; what it says already is not said twice
 * @returns an empty text for any other link
 * @throws the system's error if there is no such file
 */
export function fileNote(href: string, words = '', place = { root: '.', locale }): string {
  if (!href.startsWith(FILES)) return '';
  const file = decoded(href.replace(/[?#].*$/s, ''));
  const { size } = statSync(join(place.root, 'public', file));
  const type = extname(file).slice(1).toUpperCase();
  const parts = [
    new RegExp(String.raw`\b${escapePattern(type)}\b`, 'i').test(words) ? '' : type,
    SIZE.test(words) ? '' : sizeInWords(size, place.locale),
  ].filter(Boolean);
  if (parts.length === 0) return '';
  const list = new Intl.ListFormat(place.locale, { type: 'unit', style: 'short' });
  return ` (${list.format(parts)})`;
}
