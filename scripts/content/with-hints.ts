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

/** The schema of an entry of a list: of several kinds, that of the entry's own. */
function entrySchema({ items }: JsonSchema, kind: unknown): JsonSchema {
  const kinds = items?.oneOf ?? items?.anyOf;
  return kinds?.find(({ properties }) => properties?.kind?.const === kind) ?? items ?? {};
}

/** What may stand in a list of several kinds. */
function kindsIn({ items }: JsonSchema): string {
  const kinds = (items?.oneOf ?? items?.anyOf ?? []).map(({ properties }) => properties?.kind);
  return kinds.length > 0 ? ` Kinds: ${kinds.map((kind) => kind?.const).join(', ')}.` : '';
}

/** Moves the hint of an entry's first field above the entry, whose dash it would separate from it. */
function raiseFirstHint(entry: unknown): void {
  const first = isMap(entry) && entry.items[0]?.key;
  if (!isMap(entry) || !isScalar(first)) return;
  entry.commentBefore = first.commentBefore;
  first.commentBefore = null;
}

/** Writes the hint of each field above it, and those of fields that are left out at the end. */
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

/** A value as YAML, with what its schema says of each field as a comment above it. */
export function withHints(value: unknown, schema: JsonSchema): string {
  const document = new Document(value);
  addHints(document.contents, schema);
  return renderDocument(document, 0, true);
}
