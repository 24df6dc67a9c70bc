import { isCollection, isScalar, Scalar, type ParsedNode } from 'yaml';
import { matchEntries } from '@/scripts/editor/yaml/match-entries';
import {
  canBeFolded,
  isLiteral,
  LINE_WIDTH,
  renderEntry,
  renderFlow,
  renderFolded,
  renderLiteral,
  renderOnOneLine,
} from '@/scripts/editor/yaml/render';
import {
  isBlockMap,
  isBlockSeq,
  startOf,
  type BlockMap,
  type BlockSeq,
  type SourceText,
} from '@/scripts/editor/yaml/source-text';
import { isFields, type Fields } from '@/engine/content/values';
import { isEqual } from '@/scripts/editor/yaml/is-equal';

/** A field or an entry: the text between it and the one before (`lead`), and its own lines. */
type Part = { lead?: string; body: string };

/** Writes the text of a file with new values; what has not changed is copied verbatim. */
export class Patch {
  private readonly folds: boolean;

  constructor(private readonly source: SourceText) {
    this.folds = />-?\n/.test(source.text);
  }

  /** The lines of a map, from its first key on. */
  map(map: BlockMap, value: Fields): string {
    const column = this.source.columnOf(startOf(map));
    const parts = new Map<string, Part>();
    const leads: string[] = [];
    let end = startOf(map);
    map.items.forEach((field, index) => {
      const key = String((field.key as { value?: unknown }).value);
      const start = startOf(field.key);
      const lead = index === 0 ? undefined : this.source.text.slice(end, start);
      if (lead !== undefined) leads.push(lead);
      end = this.source.endOfField(field);
      if (!Object.hasOwn(value, key)) return;
      const body = field.value && this.changed(field.value, start, end, value[key]);
      parts.set(key, { lead, body: body ?? this.newEntry({ [key]: value[key] }, column) });
    });
    const order = Object.keys(value);
    const keys = [...parts.keys()];
    order.forEach((key, index) => {
      if (parts.has(key)) return;
      parts.set(key, { body: this.newEntry({ [key]: value[key] }, column) });
      const previous = order.slice(0, index).findLast((other) => keys.includes(other));
      keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
    });
    return joined(
      keys.flatMap((key) => parts.get(key) ?? []),
      separator(leads, column),
    );
  }

  /** The lines of a list, from its first hyphen on. */
  seq(seq: BlockSeq, values: readonly unknown[]): string {
    const column = this.source.columnOf(startOf(seq));
    let end = startOf(seq);
    const items = seq.items.map((node, index) => {
      const lead = /^(\s*#.*\n)*\s*(?=-)/.exec(this.source.text.slice(end))?.[0] ?? '';
      const start = end + lead.length;
      end = this.source.endOf(node);
      return { node, start, end, lead: index === 0 ? undefined : lead };
    });
    const matches = matchEntries(
      items.map(({ node }) => this.source.valueOf(node)),
      values,
    );
    const parts = values.map((value, index): Part => {
      const item = items[matches[index] ?? -1];
      const body = item && this.changed(item.node, item.start, item.end, value);
      return { lead: item?.lead, body: body ?? this.newEntry([value], column) };
    });
    const leads = items.flatMap(({ lead }) => lead ?? []);
    return joined(parts, separator(leads, column));
  }

  private newEntry(entry: Fields | [unknown], column: number): string {
    return renderEntry(entry, column, this.folds);
  }

  /**
   * The lines from `start` to `end`, which hold `node`, with its new value.
   *
   * @returns undefined if the lines have to be rewritten
   */
  private changed(
    node: ParsedNode,
    start: number,
    end: number,
    value: unknown,
  ): string | undefined {
    const { text } = this.source;
    if (isEqual(this.source.valueOf(node), value)) return text.slice(start, end);
    const head = text.slice(start, startOf(node));
    if (isBlockMap(node) && isFields(value) && Object.keys(value).length > 0) {
      return head + this.map(node, value);
    }
    if (isBlockSeq(node) && Array.isArray(value) && value.length > 0) {
      return head + this.seq(node, value);
    }
    const tail = text.slice(node.range[1], end);
    if (isScalar(node) && node.source !== '' && typeof value !== 'object') {
      return head + this.scalar(node, value, tail);
    }
    const isOneLine = !text.slice(start, end - 1).includes('\n');
    const isInBrackets = isCollection(node) && node.items.length > 0 && typeof value === 'object';
    if (!isInBrackets || !isOneLine) return undefined;
    const flow = renderFlow(value);
    const fits = this.source.columnOf(startOf(node)) + flow.length <= LINE_WIDTH;
    // A comment after the brackets would have no place among the lines of the entries.
    return fits || tail.trim() !== '' ? head + flow + tail : undefined;
  }

  /** The new text of a single value, and what follows it up to the end of its lines. */
  private scalar(node: Scalar.Parsed, value: unknown, tail: string): string {
    const [start, end] = node.range;
    const former = this.source.text.slice(start, end);
    const [, ...lines] = former.trimEnd().split('\n');
    const first = lines.find((line) => line.trim() !== '');
    const isBlock = former.endsWith('\n');
    const column = isBlock && first ? first.search(/\S/) : this.source.indentOf(start) + 2;
    // YAML counts blank lines below a block text as part of the text.
    const after = isBlock ? (/\n(\s*)$/.exec(former)?.[1] ?? '') + tail : '';
    const mayHaveLines = isBlock || tail.trim() === '';
    if (typeof value === 'string' && mayHaveLines) {
      if (isLiteral(value)) return renderLiteral(value, column) + after;
      const isFolded = node.type === Scalar.BLOCK_FOLDED;
      const isLong = this.folds && this.source.columnOf(start) + value.length > LINE_WIDTH;
      if (canBeFolded(value) && (isFolded || isLong)) {
        const known = isFolded ? lines.map((line) => line.trim()) : [];
        return renderFolded(value, column, known) + after;
      }
    }
    const text = renderOnOneLine(value, node.type);
    return isBlock ? `${text}\n${after}` : text + tail;
  }
}

/** The text before a new entry: a blank line if all others have one above, and its indent. */
function separator(leads: readonly string[], column: number): string {
  const areApart = leads.length > 0 && leads.every((lead) => lead.startsWith('\n'));
  return `${areApart ? '\n' : ''}${' '.repeat(column)}`;
}

/** Joins the parts; the first needs no indent, because it replaces one that is indented already. */
function joined(parts: readonly Part[], between: string): string {
  return parts
    .map(({ lead, body }, index) =>
      index === 0 ? (lead ?? '').trimStart() + body : (lead ?? between) + body,
    )
    .join('');
}
