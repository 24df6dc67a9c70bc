/** Text that was meant as Markdown, but is not, and would be published as it is written. */
export type MarkdownSlip =
  | 'brokenLink'
  | 'linkApart'
  | 'noTarget'
  | 'noNote'
  | 'headingMark'
  | 'notInLine'
  | 'emphasis';

/** A part of a text, by its offsets. */
export interface Range {
  from: number;
  to: number;
}

/** A slip in a text, and where it is. */
interface Slip {
  kind: MarkdownSlip;
  /** The slip as it is written, on one line. */
  url: string;
  /** Line of the text, from 1. */
  line: number;
}

/** A backslash makes a character plain text, and a bracket together with the words in it. */
const ESCAPED = /\\(?:\[[^[\]\n]*\]?|[^\w\s])/g;

/** A character of the same paragraph other than an asterisk. */
const SIGN = String.raw`(?:[^*\n]|\n(?!\s*\n))`;
/** Not directly after a word or a number, where asterisks may refer to a note. */
const OPENING = String.raw`(?<![\p{L}\p{N}*])\*\*`;
/** Not before a number or a lone letter, which may be a power: 5 ** 2. */
const AFTER_SPACE = String.raw`[ \t]+(?=["'“‘([]|\p{L}{2})${SIGN}+`;
const BEFORE_SPACE = String.raw`["'“‘([\p{L}\p{N}]${SIGN}*[ \t]+`;
const TIGHT = String.raw`[^\s*](?:${SIGN}*[^\s*])?`;

/**
 * What each slip looks like. Brackets alone are not a slip, such as “[sic]” or “[1][2]”, nor is a
 * lone # before a word or a number.
 */
const patterns: Record<MarkdownSlip, RegExp> = {
  brokenLink: /(?:!?\[[^[\]\n]*)?\]\((?:[^()\n]*\)|\S*)/g,
  linkApart: /!?\[[^[\]^][^[\]]*\]\s+\((?:\/|#[a-z]|https?:|mailto:|tel:)[^\s)]*\)/gi,
  noTarget: /(?<![\w\]])!?\[(?!\^)(?=[^[\]]*\p{L})[^[\]]+\]\[(?!\^)[^[\]]*\]/gu,
  noNote: /\[\^[^[\]\s]+\]/g,
  // A no-break space looks like a space, but does not make a heading.
  headingMark: /(?<=^[\t >]*)#{2,6}(?=[^ \t\r\n#]).*/gm,
  // In a text of paragraphs both are Markdown, so they are found in lines alone. “> 90 %” is none.
  notInLine: /^(?:#{1,6}|[*>-])[ \t]+(?!\p{N}).*|~~(?=\S)[^~\n]+(?<=\S)~~/gu,
  emphasis: new RegExp(
    `${OPENING}(?:(?:${AFTER_SPACE}|${BEFORE_SPACE})${String.raw`\*\*(?![\p{L}\p{N}*])`}|${TIGHT}${String.raw`\*\*(?=[\p{L}\p{N}])`})`,
    'gu',
  ),
};

/**
 * Finds what looks like Markdown but was parsed as plain text.
 *
 * @param texts the ranges that were parsed as words, not as code or addresses
 */
export function slipsIn(markdown: string, texts: readonly Range[]): Slip[] {
  const plain = markdown.replaceAll(ESCAPED, (found) => '\\'.repeat(found.length));
  return Object.entries(patterns).flatMap(([kind, pattern]) =>
    [...plain.matchAll(pattern)]
      .filter(({ index }) => texts.some(({ from, to }) => from <= index && index < to))
      .map(({ 0: { length }, index }) => ({
        kind: kind as MarkdownSlip,
        url: markdown.slice(index, index + length).replaceAll(/\s+/g, ' '),
        line: markdown.slice(0, index).split('\n').length,
      })),
  );
}
