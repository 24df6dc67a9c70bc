import { Document, isMap, isScalar, isSeq, type Node } from 'yaml';
import type { JsonSchema } from '@/engine/content/to-json-schema';
import { renderDocument, wrap } from '@/scripts/editor/yaml/render';

/** Width of a line that fits after `# ` in the deepest field. */
const COMMENT_WIDTH = 85;

/** The text as lines of a comment, for `yaml`, which writes the `#`. */
const commentOf = (text: string) =>
  wrap(text, COMMENT_WIDTH)
    .map((line) => ` ${line}`)
    .join('\n');

/** The schema of a list's entry; in a list of several kinds, the schema of the entry's kind. */
function entrySchema({ items = {} }: JsonSchema, kind: unknown): JsonSchema {
  return items.oneOf?.find(({ properties }) => properties?.kind?.const === kind) ?? items;
}

/** Names the kinds of entry in a list of several kinds; empty for any other value. */
function kindsIn({ items }: JsonSchema): string {
  const kinds = items?.oneOf?.map(({ properties }) => properties?.kind?.const);
  return kinds ? ` Kinds: ${kinds.join(', ')}.` : '';
}

/** Moves the hint of an entry's first field above the entry: it would separate dash and field. */
function raiseFirstHint(entry: unknown): void {
  const first = isMap(entry) && entry.items[0]?.key;
  if (!isMap(entry) || !isScalar(first)) return;
  entry.commentBefore = first.commentBefore;
  first.commentBefore = null;
}

/** Writes each field's hint above it, and the hints of fields that are left out at the end. */
function addHints(node: Node | null, schema: JsonSchema): void {
  if (isSeq(node)) {
    for (const entry of node.items) {
      const kind = isMap(entry) ? entry.get('kind') : undefined;
      addHints(entry as Node, entrySchema(schema, kind));
      raiseFirstHint(entry);
    }
  }
  if (!isMap(node)) return;
  const { properties = {} } = schema;
  for (const { key, value } of node.items) {
    if (!isScalar(key)) continue;
    const own = properties[String(key.value)] ?? {};
    const hint = `${own.description ?? ''}${kindsIn(own)}`.trim();
    if (hint) key.commentBefore = commentOf(hint);
    addHints(value as Node, own);
  }
  const others = Object.entries(properties).filter(([name]) => !node.has(name));
  const hints = others.map(([name, { title = '', description = title }]) =>
    commentOf(`${name}: ${description}`),
  );
  if (hints.length > 0) node.comment = hints.join('\n');
}

/** A value as YAML, with the description of each field in the schema as a comment. */
export function withHints(value: unknown, schema: JsonSchema): string {
  const document = new Document(value);
  addHints(document.contents, schema);
  return renderDocument(document, 0, true);
}
