import {
  isMap,
  isSeq,
  type Document,
  type Pair,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** A map whose fields, or a list whose entries, begin lines of their own. */
export type BlockMap = YAMLMap<ParsedNode, ParsedNode | null>;
export type BlockSeq = YAMLSeq<ParsedNode>;
export type Field = Pair<ParsedNode, ParsedNode | null>;

export const isBlockMap = (node: unknown): node is BlockMap =>
  isMap(node) && !node.flow && node.items.length > 0;
export const isBlockSeq = (node: unknown): node is BlockSeq =>
  isSeq(node) && !node.flow && node.items.length > 0;

export const startOf = (node: { range?: readonly number[] | null } | null) => node?.range?.[0] ?? 0;

/** The text of a YAML file, with the positions of its values. Offsets are in characters. */
export class SourceText {
  constructor(
    readonly text: string,
    private readonly document: Document.Parsed,
  ) {}

  valueOf(node: ParsedNode): unknown {
    return node.toJS(this.document);
  }

  /** The end of the last line of a node. */
  endOf(node: ParsedNode): number {
    if (isBlockMap(node)) return this.endOfField(node.items.at(-1) as Field);
    if (isBlockSeq(node)) return this.endOf(node.items.at(-1) as ParsedNode);
    return this.lineEnd(node.range[1]);
  }

  endOfField({ key, value }: Field): number {
    return value ? this.endOf(value) : this.lineEnd(key.range[1]);
  }

  columnOf(offset: number): number {
    return offset - this.lineStart(offset);
  }

  /** The column of the field or entry whose value is at `offset`, after any dashes. */
  indentOf(offset: number): number {
    const line = this.text.slice(this.lineStart(offset), offset);
    return /^[ -]*/.exec(line)?.[0].length ?? 0;
  }

  private lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1;
  }

  private lineEnd(offset: number): number {
    if (this.text[offset - 1] === '\n') return offset;
    const end = this.text.indexOf('\n', offset);
    return end < 0 ? this.text.length : end + 1;
  }
}
