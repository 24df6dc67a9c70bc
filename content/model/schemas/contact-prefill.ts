/** What a visitor sees of the field at a glance, on a phone too. */
const MAX_LINES = 5;
const MAX_CHARACTERS = 240;
/** Signs that nobody sees, but for those that join letters. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

/**
 * A message that is seen as a whole: whoever wrote the link must not put words below the visitor's.
 *
 * @returns its lines without gaps; undefined if there are too many
 */
export function messageOfLink(text: string): string | undefined {
  const lines = text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').replace(UNSEEN, '').trim())
    .filter(Boolean);
  const message = lines.join('\n');
  return lines.length > MAX_LINES || message.length > MAX_CHARACTERS ? undefined : message;
}
