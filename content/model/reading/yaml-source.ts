import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import { ContentError } from '@/engine/shared/content-error';
import type { Source } from '@/engine/shared/source';

/** The message for a field that occurs twice. */
export const OCCURS_TWICE = 'this field occurs twice in the same entry';

/** The problem of a line that cannot be read. */
export const unreadable = (file: string, line: number, reason: string) => ({
  file,
  line,
  message: `cannot be read: ${reason}`,
});

const NO_TABS = 'lines are indented with spaces, not with tabs';
const TABBED = /^ *\t/gm;
/** Typed with a modifier key; it looks like an ordinary space, but not to a parser. */
const NO_BREAK_SPACE = /^[ -]*(?:[\w-]+:)?\u00a0/gm;
/** Invisible characters; after a letter of some scripts the first marks where a line may end. */
const INVISIBLE =
  /(?<![\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}])\u200b|\u2060|(?<!^)\ufeff/gu;
const UNSEEN = 'there is an invisible character here; retype the words around it';
const ORDINARY = 'there is a no-break space in place of an ordinary one; retype it';

/**
 * What is not a character of a text: controls, half a character, and others that XML forbids, so
 * that one would make every feed unreadable.
 */
export const CONTROL = /[^\t\n\r\x20-\x7E\xA0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const CONTROLLED = 'there is a control character in this text; retype it';

/** Where a parsed text has a control character, which it may name by an escape, and what to say. */
export function controlsIn(document: Document): [at: number, reason: string][] {
  const found: [number, string][] = [];
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (typeof value === 'string' && CONTROL.test(value))
        found.push([range?.[0] ?? 0, CONTROLLED]);
    },
  });
  return found;
}

/** What owners most often get wrong, by the parser's error code. */
const advice: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'the line is not indented like its neighbours',
  BAD_SCALAR_START: 'a text that begins with @, % or ` needs quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a text that contains a colon and a space needs quotes',
  DUPLICATE_KEY: OCCURS_TWICE,
  MISSING_CHAR: 'a quotation mark, bracket, hyphen or colon is missing',
  MULTILINE_IMPLICIT_KEY: 'a colon and a space are missing after the name of a field',
  MULTIPLE_DOCS: 'a line of three hyphens may be only at the beginning',
  TAB_AS_INDENT: NO_TABS,
};

const NEEDS_QUOTES = 'a text that begins with {, [, &, * or ! needs quotes';

/** Advice for something out of place, from what precedes it on its line. */
function adviceAfter(before: string): string {
  if (/['"]\s*$/.test(before)) {
    return 'the text goes on after its closing quotation mark; one with an apostrophe needs double quotes';
  }
  if (/[|>][-+]?\s*$/.test(before)) return 'the text after | or > begins on the next line';
  return NEEDS_QUOTES;
}

/** Not a comment, as no space follows the #; an unquoted colour's field says more about it. */
const NO_COMMENT = /^(?![\da-f]{3,8}$)\S/i;
const CUT = 'what follows # would be lost; a text with a space and # needs quotes';

const NO_BAR = 'the heading below would be lost; a text with ## needs | after its name';

/**
 * Texts without quotes that YAML reads as something else: `{company}` as a group of fields, what
 * begins with `&`, `*` or `!` as an anchor, alias or tag, none of which the content uses, and the
 * end of `Unit #4` as a comment.
 *
 * @returns their positions, and what is wrong
 */
function misreadTexts(document: Document): [at: number, reason: string][] {
  const found: [number, string][] = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      const isCut = isScalar(value) && value.commentBefore?.startsWith('#');
      if (isCut && isScalar(key)) found.push([key.range?.[0] ?? 0, NO_BAR]);
    },
    Node: (_, node) => {
      const marked = isAlias(node) || Boolean(node.anchor ?? node.tag);
      const braces =
        isMap(node) &&
        node.flow &&
        node.items.some(({ value }) => !value || (isScalar(value) && value.value === null));
      const [at] = node.range ?? [0];
      if (marked || braces) found.push([at, NEEDS_QUOTES]);
      else if (isScalar(node) && NO_COMMENT.test(node.comment ?? '')) found.push([at, CUT]);
    },
  });
  return found;
}

const NO_HYPHEN = 'most likely a new entry begins here, and its hyphen is missing';
const NO_QUOTE = 'a closing quotation mark is missing';
const FIELD_BELOW = /\n\s*(?:- )?[\w-]+:(?:\s|$)/;

/**
 * Two mistakes of which the parser notices only a consequence further down: a quotation mark that
 * is not closed, and an entry without its hyphen, which seems to repeat the fields of the one before.
 *
 * @returns where each begins and how far its consequences reach, by offsets
 */
function hiddenMistakes(document: Document, text: string): [from: number, to: number, string][] {
  const found: [number, number, string][] = [];
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [from = 0, to = 0] = range ?? [];
      const isQuoted = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE';
      if (isQuoted && FIELD_BELOW.test(text.slice(from, to))) found.push([from, to + 1, NO_QUOTE]);
    },
    Map: (_, { items, range }, path) => {
      const keys = items.flatMap(({ key }) => (isScalar(key) ? key : []));
      const repeated = keys.filter(
        ({ value }, index) => keys.findIndex((one) => one.value === value) < index,
      );
      const [first] = repeated;
      if (!isSeq(path.at(-1)) || !first || repeated.length === 1) return;
      found.push([first.range?.[0] ?? 0, range?.[1] ?? 0, NO_HYPHEN]);
    },
  });
  return found;
}

/** What is wrong with a text, and at which offsets. */
function mistakesIn(document: Document.Parsed, text: string): [at: number, reason: string][] {
  const { errors } = document;
  if (errors.length === 0) return [...misreadTexts(document), ...controlsIn(document)];
  // A tab makes a parser misread the lines after it, too.
  const tabs = [...text.matchAll(TABBED)].map(({ index }): [number, string] => [index, NO_TABS]);
  if (tabs.length > 0) return tabs;
  const hidden = hiddenMistakes(document, text);
  const others = errors.filter(
    ({ pos: [at] }) => !hidden.some(([from, to]) => from <= at && at <= to),
  );
  return [
    ...hidden.map(([at, , reason]): [number, string] => [at, reason]),
    ...others.map((error) => adviceOn(error, others, text)),
  ];
}

function adviceOn(
  { code, message, pos: [at, end] }: YAMLError,
  others: readonly YAMLError[],
  text: string,
): [number, string] {
  // A field below a value and further to the right: the parser takes both for one name.
  const isDeeper =
    code === 'MULTILINE_IMPLICIT_KEY' || code === 'BLOCK_AS_IMPLICIT_KEY'
      ? others.filter(({ pos: [start] }) => start === at).length > 1
      : false;
  if (isDeeper) return [Math.max(at, end - 1), advice.BAD_INDENT ?? ''];
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const reason = code === 'UNEXPECTED_TOKEN' ? adviceAfter(before) : advice[code];
  return [at, reason ?? message.split(/:?\n/, 1)[0] ?? ''];
}

/**
 * Parses YAML.
 *
 * @param file path of the file, for messages
 * @param text its content
 * @param linesBefore lines of the file above `text`, for front matter
 * @throws ContentError that names each line that cannot be read
 */
export function parseYaml(file: string, text: string, linesBefore = 0): Source {
  const signs = [
    [NO_BREAK_SPACE, ORDINARY],
    [INVISIBLE, UNSEEN],
  ] as const;
  const odd = signs.flatMap(([sign, said]) =>
    [...text.matchAll(sign)].map(({ index }) =>
      unreadable(file, text.slice(0, index).split('\n').length + linesBefore, said),
    ),
  );
  // Each of them makes a parser misread the lines after it, too.
  if (odd.length > 0) throw new ContentError(odd);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const reasons = mistakesIn(document, text).map(([at, reason]) => [lineAt(at), reason] as const);
  // One mistake often causes several errors on its line; the first says most.
  const perLine = new Map(reasons.toReversed());
  if (perLine.size > 0) {
    const lineNumbers = [...perLine].toSorted(([one], [other]) => one - other);
    throw new ContentError(lineNumbers.map(([line, reason]) => unreadable(file, line, reason)));
  }
  return { file, data: document.toJS() as unknown, lineOf: lineFinder(document, lineAt) };
}

/**
 * Finds the line of the value at a path, or of the nearest value that contains it, from 1.
 *
 * @param lineAt line of the file by an offset in the parsed text
 */
export function lineFinder(
  document: Document,
  lineAt: (offset: number) => number,
): Source['lineOf'] {
  return (path) => {
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0] ?? 0;
    for (const name of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
        if (!pair || !isScalar(pair.key)) break;
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(name)];
        if (!isMap(item) && !isSeq(item) && !isScalar(item)) break;
        offset = item.range?.[0] ?? offset;
        node = item;
      } else break;
    }
    return lineAt(offset);
  };
}
