import type { ContactField } from '@/content/model/schemas/contact-fields';

/** What a phone shows of the message without scrolling, each row with so many letters. */
const MAX_ROWS = 6;
const ROW = 40;
/** White space, and letters that look like it. */
const BLANK = /[\s\u115F\u1160\u2800\u3164\uFFA0]+/g;
/** Signs that nobody sees, but for those that join letters or choose how one is drawn. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Cf}\p{DI}]/gu;
/** Letters that are as wide as two, and some others. */
const WIDE = /[^\0-\u2E7F]/gu;

const rowsOf = (line: string) => Math.ceil(line.replace(WIDE, '  ').length / ROW);

/**
 * A text that is seen as a whole: whoever wrote the link must not put words below the visitor's.
 *
 * @param maxRows that its field has
 * @returns its lines without gaps; undefined if they take more rows
 */
export function textOfLink(text: string, maxRows = MAX_ROWS): string | undefined {
  const lines = (text.match(/.+/g) ?? [])
    .map((line) => line.replace(BLANK, ' ').replace(UNSEEN, '').trim())
    .filter(Boolean);
  return lines.reduce((rows, line) => rows + rowsOf(line), 0) > maxRows
    ? undefined
    : lines.join('\n');
}

/**
 * What a link fills into a field of the owner's; nobody agrees to anything by following a link.
 *
 * @returns undefined if the field does not take the text
 */
export function takenFromLink(field: ContactField, text: string): string | boolean | undefined {
  if (field.kind === 'checkbox') return (!field.required && text === 'on') || undefined;
  const value = textOfLink(text, 1);
  const isTaken = field.kind !== 'choice' || field.options.some((option) => option === value);
  return (isTaken && value) || undefined;
}
