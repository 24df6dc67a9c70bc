import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { nodesIn, outlineOf, rangesOf, textOf, type Mention } from './markdown-text';
import { slipsIn } from './markdown-slips';

/** What makes blocks of Markdown: a text of one line is a paragraph, though it begins with “1.”. */
const BLOCKS = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'list',
  'thematicBreak',
];

function withoutBlocks(this: Processor) {
  (this.data().micromarkExtensions ??= []).push({ disable: { null: BLOCKS } });
}

const parser = unified().use(remarkParse).use(withoutBlocks).freeze();

/** Without one of these characters a text is plain, and needs no parser. */
const MAY_BE_MARKED = /[*_`[\]<&\\~]|^[#>-]/;

/** A line of Markdown as a tree. */
export type InlineTree = ReturnType<typeof parser.parse>;

/** Parses the Markdown within a line; undefined for a text that has none. */
export function parseInline(text: string): InlineTree | undefined {
  return MAY_BE_MARKED.test(text) ? parser.parse(text) : undefined;
}

/** The words of a line of Markdown, as search, feeds and structured data take them. */
export function plainText(text: string): string {
  const tree = parseInline(text);
  return tree ? textOf(tree) : text;
}

/** The same without code, which stays as it is written. */
export function textOutsideCode(text: string): string {
  const tree = parseInline(text);
  if (!tree) return text;
  return nodesIn(tree)
    .map(({ type, value = '' }) => (type === 'text' ? value : ''))
    .join('');
}

/** What may be wrong in a line of Markdown. */
export function inlineMentions(text: string): Mention[] {
  const tree = parseInline(text);
  return tree ? outlineOf(tree, text).mentions : [];
}

const MARKS = ['link', 'image', 'strong', 'emphasis', 'inlineCode', 'html'];

/** The first piece of a text that is Markdown, or was meant as such; undefined if there is none. */
export function markupIn(text: string): string | undefined {
  const nodes = nodesIn(parseInline(text) ?? { type: 'text' });
  const [range] = rangesOf(MARKS, nodes);
  return range
    ? text.slice(range.from, range.to)
    : slipsIn(text, rangesOf(['text'], nodes))[0]?.url;
}
