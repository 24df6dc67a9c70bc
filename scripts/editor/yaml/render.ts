import { Document, isPair, isScalar, Scalar, visit } from 'yaml';

/** Width of a line of content, in characters. */
export const LINE_WIDTH = 100;

/** Text that the check of the content takes for a field or an entry at the beginning of a line. */
const OPENING = String.raw`(?:-+|[\w-]+:)(?!\S)`;
const OPENS = new RegExp(`^${OPENING}`);
/** A space at which a text may be broken, and one at which it may not. */
const BREAK = new RegExp(` (?!${OPENING})`);
const JOINT = new RegExp(`(?<=\\S) (?=${OPENING})`, 'g');
/** Replaces a space at which `yaml` must not break a text; no text contains this character. */
const JOINED = '\uFFFF';

/**
 * Whether a text can be folded: folded text keeps neither line breaks nor spaces at its ends,
 * breaks at single spaces, and must not begin like a field.
 */
export const canBeFolded = (text: string) => !/^\s|\s$|\s\s|[\n\t]/.test(text) && !OPENS.test(text);

/** Whether a text of several lines can be written line by line (`|`). */
export const isLiteral = (text: string) =>
  /^\S.*\n/.test(text) && !/\n\n$|[^\P{Cc}\n\t]/u.test(text);

const indented = (text: string, columns: number) =>
  text.replaceAll(/\n(?=.)/g, () => `\n${' '.repeat(columns)}`);

/**
 * Writes a document with each text in the style that reads best: line by line, folded, or on one
 * line.
 *
 * @param column where the document will begin
 * @param folds whether a text that is longer than a line is folded
 */
export function renderDocument(document: Document, column: number, folds: boolean): string {
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (isLiteral(node.value)) node.type = Scalar.BLOCK_LITERAL;
      const parent = ancestors.at(-1);
      const name = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : '';
      const depth = ancestors.filter((ancestor) => !isPair(ancestor)).length - 1;
      const width = column + 2 * depth + name.length + node.value.length;
      if (folds && width > LINE_WIDTH && canBeFolded(node.value)) node.type = Scalar.BLOCK_FOLDED;
      node.value = node.value.replaceAll(JOINT, () => JOINED);
    },
  });
  const lineWidth = folds ? LINE_WIDTH - column : 0;
  return document.toString({ lineWidth, singleQuote: true }).replaceAll(JOINED, ' ');
}

/**
 * The YAML of one new entry: `{ key: value }` as a field, `[value]` as an entry of a list.
 *
 * @param column where its first line begins; the other lines are indented by as much
 * @param folds whether a text that is longer than a line is folded
 * @returns lines, each with its line break
 */
export function renderEntry(
  entry: Record<string, unknown> | [unknown],
  column: number,
  folds: boolean,
): string {
  return indented(renderDocument(new Document(entry), column, folds), column);
}

/** The YAML of a list or map between brackets. */
export function renderFlow(value: unknown): string {
  const document = new Document(value, { flow: true });
  return document
    .toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: !Array.isArray(value) })
    .trimEnd();
}

/** The YAML of a value on one line, quoted as `style` says if its characters allow. */
export function renderOnOneLine(value: unknown, style: Scalar.Type | null | undefined): string {
  const node = new Scalar(value);
  const isBlock = style === Scalar.BLOCK_FOLDED || style === Scalar.BLOCK_LITERAL;
  if (style && !isBlock) node.type = style;
  return new Document(node).toString({ lineWidth: 0, singleQuote: true }).trimEnd();
}

/**
 * Writes a text as folded lines (`>-`). Lines of its former version are kept where they still
 * apply, so that a change of one word changes one line.
 *
 * @param column where each line begins
 * @param former the lines of the former version
 */
export function renderFolded(text: string, column: number, former: readonly string[] = []): string {
  let rest = text;
  const first: string[] = [];
  for (const line of former) {
    if (OPENS.test(line) || !rest.startsWith(`${line} `)) break;
    first.push(line);
    rest = rest.slice(line.length + 1);
  }
  // New text that looks like a field must not begin a line.
  if (OPENS.test(rest)) rest = [...first.splice(-1), rest].join(' ');
  const last: string[] = [];
  for (const line of former.slice(first.length).reverse()) {
    if (OPENS.test(line) || !rest.endsWith(` ${line}`)) break;
    last.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  const lines = [...first, ...wrap(rest, LINE_WIDTH - column), ...last];
  return `>-\n${lines.map((line) => `${' '.repeat(column)}${line}\n`).join('')}`;
}

/** Writes a text of several lines (`|`), each of which begins at `column`. */
export function renderLiteral(text: string, column: number): string {
  const lines = indented(`\n${text.replace(/\n$/, '')}`, column);
  return `|${text.endsWith('\n') ? '' : '-'}${lines}\n`;
}

/** The lines of a text, broken at its spaces; only the first may begin like a field. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(BREAK)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
