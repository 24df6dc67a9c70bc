import {
  isMap,
  isScalar,
  isSeq,
  Pair,
  Scalar,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isEqual, isFields, type Fields } from '@/engine/shared/values';
import { matchEntries } from '@/editor/yaml/match-entries';
import { fitsOnLine, parseToWrite, styled, yamlText } from '@/editor/yaml/yaml-text';

/**
 * Changes a YAML file so that it contains `data`; comments, blank lines, the order of the fields and
 * the way in which other values are written stay.
 *
 * @param former the file's text
 * @param data its new values; a new field is placed after the field that it follows in `data`
 * @param lineWidth in characters; by default that of the content's files
 * @throws Error if `former` is not valid YAML
 */
export function applyChanges(former: string, data: Fields, lineWidth?: number): string {
  const document = parseToWrite(former);
  if (document.errors[0]) throw document.errors[0];
  if (isEqual(document.toJS(), data)) return former;
  keepTop(document, data);
  document.contents = changed(document, document.contents, data);
  return yamlText(document, lineWidth);
}

/** What stands at the top of a file is about all of it, though the parser gives it to the first field. */
function keepTop(document: Document, data: Fields): void {
  const [first] = isMap<Scalar, Node>(document.contents) ? document.contents.items : [];
  if (!first?.key.commentBefore || Object.hasOwn(data, String(first.key.value))) return;
  document.commentBefore = [document.commentBefore, first.key.commentBefore]
    .filter(Boolean)
    .join('\n\n');
}

/** The node with another value: the same one wherever it can be, so that it keeps its comments. */
function changed(document: Document, node: Node | null | undefined, value: unknown): Node {
  if (isMap<Scalar, Node>(node) && isFields(value)) return changedMap(document, node, value);
  if (isSeq<Node>(node) && Array.isArray(value)) return changedSeq(document, node, value);
  if (isScalar(node) && isEqual(node.value, value)) return node;
  const fresh = styled(document.createNode(value));
  if (!node) return fresh;
  const { commentBefore, spaceBefore, comment } = node;
  // A comment beside a value moves above the lines of a list.
  const comments = isScalar(fresh)
    ? { commentBefore, comment }
    : { commentBefore: commentBefore ?? comment };
  if (isScalar(node) && isScalar(fresh) && !isBlock(node)) fresh.type ??= node.type;
  return Object.assign(fresh, { spaceBefore, ...comments });
}

const isBlock = ({ type }: Scalar) => type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;

function changedMap(document: Document, map: YAMLMap<Scalar, Node>, value: Fields): Node {
  map.items = map.items.filter(({ key }) => Object.hasOwn(value, String(key.value)));
  let place = 0;
  for (const [key, part] of Object.entries(value)) {
    const index = map.items.findIndex((pair) => String(pair.key.value) === key);
    const pair = map.items[index];
    if (pair) pair.value = changed(document, pair.value, part);
    else map.items.splice(place, 0, new Pair(new Scalar(key), changed(document, null, part)));
    place = (pair ? index : place) + 1;
  }
  return map;
}

/**
 * The parser takes a comment above the first entry for one about the list. Where other entries have
 * comments above them, too, it is about the entry, and goes where that goes.
 */
function giveToFirst(list: YAMLSeq<Node>): void {
  const [first, ...others] = list.items;
  if (!first || !list.commentBefore || !others.some(({ commentBefore }) => commentBefore)) return;
  first.commentBefore = [list.commentBefore, first.commentBefore].filter(Boolean).join('\n');
  list.commentBefore = null;
}

function changedSeq(document: Document, list: YAMLSeq<Node>, values: readonly unknown[]): Node {
  const former = list.items;
  const areApart = former.length > 1 && former.slice(1).every(({ spaceBefore }) => spaceBefore);
  const matches = matchEntries(
    former.map((node): unknown => node.toJS(document)),
    values,
  );
  if (matches[0] !== 0) giveToFirst(list);
  list.items = values.map((value, index) => {
    const entry = changed(document, former[matches[index] ?? -1], value);
    entry.spaceBefore = index > 0 && (areApart || entry.spaceBefore);
    return entry;
  });
  // A comment after the brackets would have no place among the lines of the entries.
  if (!list.comment && (former.length === 0 || !fitsOnLine(values)))
    list.flow = values.length === 0;
  return list;
}
