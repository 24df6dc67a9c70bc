/** What was meant as Markdown and is none, so that it would be published as it is written. */
export type MarkdownSlip =
  | 'brokenLink'
  | 'linkApart'
  | 'noTarget'
  | 'noNote'
  | 'headingMark'
  | 'emphasis';

/** A part of a text by its offsets in it. */
export interface Range {
  from: number;
  to: number;
}

/** Something that was meant otherwise. */
interface Slip {
  kind: MarkdownSlip;
  /** As it is written, in one line. */
  url: string;
  /** Line of the text, from 1. */
  line: number;
}

/** A backslash makes a character plain text, and with a bracket the words in it, too. */
const ESCAPED = /\\(?:\[[^[\]\n]*\]?|[^\w\s])/g;

/** A sign within a paragraph, and not of further emphasis. */
const SIGN = String.raw`(?:[^*\n]|\n(?!\s*\n))`;
/** Asterisks behind a word or a figure may refer to a note. */
const OPENING = String.raw`(?<![\p{L}\p{N}*])\*\*`;
/** A figure or a lone letter behind them may be a power: 5 ** 2. */
const AFTER_SPACE = String.raw`[ \t]+(?=["'“‘([]|\p{L}{2})${SIGN}+`;
const BEFORE_SPACE = String.raw`["'“‘([\p{L}\p{N}]${SIGN}*[ \t]+`;
const TIGHT = String.raw`[^\s*](?:${SIGN}*[^\s*])?`;

/**
 * How each looks where it stands in a text. Brackets alone are no slip, such as “[sic]” or “[1][2]”,
 * nor is a lone # before a word or a number.
 */
const patterns: Record<MarkdownSlip, RegExp> = {
  brokenLink: /(?:!?\[[^[\]\n]*)?\]\((?:[^()\n]*\)|\S*)/g,
  linkApart: /!?\[[^[\]^][^[\]]*\]\s+\((?:\/|#[a-z]|https?:|mailto:|tel:)[^\s)]*\)/gi,
  noTarget: /(?<![\w\]])!?\[(?!\^)(?=[^[\]]*\p{L})[^[\]]+\]\[(?!\^)[^[\]]*\]/gu,
  noNote: /\[\^[^[\]\s]+\]/g,
  // Of what looks like a space, a no-break one does not make a heading.
  headingMark: /(?<=^[\t >]*)#{2,6}(?=[^ \t\r\n#]).*/gm,
  emphasis: new RegExp(
    `${OPENING}(?:(?:${AFTER_SPACE}|${BEFORE_SPACE})${String.raw`\*\*(?![\p{L}\p{N}*])`}|${TIGHT}${String.raw`\*\*(?=[\p{L}\p{N}])`})`,
    'gu',
  ),
};

/**
 * Finds what looks like Markdown and has stayed text.
 *
 * @param texts where the parsed text has nothing but words: no code, no links
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
