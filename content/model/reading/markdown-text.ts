import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { nameHeadings } from './name-headings';
import { slipsIn, type MarkdownSlip, type Range } from './markdown-slips';
import { CONTROL } from './yaml-source';
import { PLACEHOLDER } from '@/engine/islands/fill-text';

/** Something in a Markdown text that may be wrong. */
export interface Mention {
  kind:
    | 'link'
    | 'image'
    | 'title'
    | 'level'
    | 'html'
    | 'placeholder'
    | 'control'
    | 'cell'
    | MarkdownSlip;
  /**
   * The URL as written; empty for a title or a control character. For HTML, a name in braces, a cell
   * or a slip, the text itself; for a heading that skips a level, the marks that it should begin with.
   */
  url: string;
  /** Alternative text of an image, unless the image refers to a definition. */
  alt?: string;
  /** Line of the text, from 1. */
  line: number;
}

/** What is read from a Markdown text without rendering it. */
export interface Outline {
  mentions: Mention[];
  /** The texts of its headings of the second level, without their markup. */
  sections: string[];
}

/** A place in a text: its line, from 1, and the number of characters before it. */
interface Point {
  line: number;
  offset?: number;
}

/** The fields that are read from nodes of any type. */
interface Node {
  type: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  /** The language of code. */
  lang?: string | null;
  /** The content of text, code and HTML. */
  value?: string;
  depth?: number;
  /** Name of a definition, and of the references to it. */
  identifier?: string;
  position?: { start: Point; end: Point };
  properties?: { id?: unknown };
  children?: readonly Node[];
}

/** GitHub Flavored Markdown. */
const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const withIds = unified().use(remarkRehype).use(nameHeadings).freeze();

/** A node and all nodes in it. */
export function nodesIn(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

/** The words of a node, without its markup. */
export function textOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  return (node.children ?? []).map(textOf).join('');
}

/** A Markdown text as a tree, which JSON can hold. */
export type MarkdownTree = ReturnType<typeof parser.parse>;

/** Parses GitHub Flavored Markdown, in which nothing is a mistake. */
export function parseMarkdown(markdown: string): MarkdownTree {
  return parser.parse(markdown);
}

/** What may be wrong in a Markdown text, each with its line, from 1. */
export function mentionsIn(markdown: string): Mention[] {
  return outlineOf(parseMarkdown(markdown), markdown).mentions;
}

/**
 * Finds a Markdown text's links, images, names in braces and the like, and its sections.
 *
 * @param root the parsed text
 */
export function outlineOf(root: Node, markdown: string): Outline {
  const sections = (root.children ?? []).filter(
    ({ type, depth }) => type === 'heading' && depth === 2,
  );
  const nodes = nodesIn(root);
  const mentions = [...mentionsAmong(nodes), ...slipsIn(markdown, rangesOf(['text'], nodes))];
  return { mentions, sections: sections.map((heading) => textOf(heading).trim()).filter(Boolean) };
}

/** The ranges of the code in a text. */
export function codeIn(markdown: string): Range[] {
  return rangesOf(['code', 'inlineCode'], nodesIn(parseMarkdown(markdown)));
}

/** The ranges of what has one of these types. */
export function rangesOf(types: readonly string[], nodes: readonly Node[]): Range[] {
  return nodes.flatMap(({ type, position }) =>
    types.includes(type) && position
      ? [{ from: position.start.offset ?? 0, to: position.end.offset ?? 0 }]
      : [],
  );
}

/** What a file cannot hold itself: a reference such as `&#12;` stands for it, or for no character. */
const REFERRED = new RegExp(`${CONTROL.source}|\uFFFD`, 'gu');

function mentionsAmong(nodes: readonly Node[]): Mention[] {
  const images = new Set(
    nodes.filter(({ type }) => type === 'imageReference').map(({ identifier }) => identifier),
  );
  let level = 1;
  const skipped = nodes.flatMap(({ type, depth = 1, position }): Mention[] => {
    if (type !== 'heading') return [];
    const most = level + 1;
    level = depth;
    if (depth <= most) return [];
    return [{ kind: 'level', url: '#'.repeat(most), line: position?.start.line ?? 1 }];
  });
  const lost = nodes.flatMap(({ type, children: [head, ...rows] = [] }): Mention[] => {
    if (type !== 'table') return [];
    const beyond = rows.flatMap(({ children = [] }) => children.slice(head?.children?.length));
    return beyond
      .filter(textOf)
      .map((cell) => ({ kind: 'cell', url: textOf(cell), line: cell.position?.start.line ?? 1 }));
  });
  const kindOf = ({ type, depth, identifier }: Node): Mention['kind'] | undefined => {
    if (type === 'link' || type === 'image') return type;
    if (type === 'definition') return images.has(identifier) ? 'image' : 'link';
    return type === 'heading' && depth === 1 ? 'title' : undefined;
  };
  const others = nodes.flatMap((node): Mention[] => {
    const { type, url = '', value = '', position } = node;
    const line = position?.start.line ?? 1;
    const named = type === 'text' ? value : [url, node.alt, node.title].join(' ');
    const at = (kind: Mention['kind'], url: string, index: number): Mention => ({
      ...{ kind, url },
      line: line + named.slice(0, index).split('\n').length - 1,
    });
    const inWords = [
      ...Array.from(named.matchAll(PLACEHOLDER), ({ 0: name, index }) =>
        at('placeholder', name, index),
      ),
      ...Array.from(`${named} ${node.lang ?? ''}`.matchAll(REFERRED), ({ index }) =>
        at('control', '', index),
      ),
    ];
    if (type === 'html' && !value.startsWith('<!--')) return [{ kind: 'html', url: value, line }];
    const kind = kindOf(node);
    if (!kind) return inWords;
    const alt = type === 'image' ? { alt: node.alt ?? '' } : {};
    return [{ kind, url, ...alt, line }, ...inWords];
  });
  return [...others, ...skipped, ...lost];
}

/** Ids that remark-rehype gives to notes. */
const OF_NOTES = /^user-content-|^footnote-label$/;

/**
 * The ids that the headings of a Markdown text get: their words in lower case, joined by hyphens.
 */
export function headingIds(markdown: string): ReadonlySet<string> {
  const nodes = nodesIn(withIds.runSync(parseMarkdown(markdown)));
  const ids = nodes.map(({ properties }) => properties?.id);
  return new Set(ids.filter((id) => typeof id === 'string').filter((id) => !OF_NOTES.test(id)));
}
