import { parseDocument, Scalar, visit, type Document, type Node } from 'yaml';

/** Width of a line of content, in characters; in the head of an article no line is broken. */
const LINE_WIDTH = 100;
export const UNBROKEN = 0;
/** What is longer gets lines of its own; a line begins with some indentation and a name. */
const MAX_BESIDE_NAME = LINE_WIDTH - 20;

/** A text on one line, some signs of which are written as escapes, most often because they cannot be seen. */
const ESCAPED = /^".*\\.*"$/;

type Tag = Document['schema']['tags'][number];

/** What a scalar must stay as: `+44` may be no 44 to its reader. */
function typed({ value, srcToken }: Scalar): string | undefined {
  const source = srcToken && 'source' in srcToken ? srcToken.source : '';
  return (typeof value === 'number' && source) || ESCAPED.test(source) ? source : undefined;
}

/** The same tag, which writes such scalars as they were typed. */
function asTyped(tag: Tag): Tag {
  const { stringify } = tag;
  if (!('identify' in tag) || !stringify) return tag;
  return { ...tag, stringify: (node, ...rest) => typed(node) ?? stringify(node, ...rest) };
}

/** Parses what `yamlText` writes again: nothing of it is judged. */
export const parseToWrite = (text: string): Document =>
  parseDocument(text, { keepSourceTokens: true });

/** A document's text in the form in which all files of the content are kept. */
export function yamlText(document: Document, lineWidth = LINE_WIDTH): string {
  document.schema.tags = document.schema.tags.map(asTyped);
  visit(document, {
    Scalar(_, node) {
      // What an owner has folded has a place in the source, and stays so.
      const isNew = !node.range && node.type === Scalar.BLOCK_FOLDED;
      if (isNew && lineWidth === UNBROKEN) node.type = Scalar.PLAIN;
    },
  });
  const form = { lineWidth, singleQuote: true, flowCollectionPadding: false };
  return document.toString(form);
}

/** Writes each text of a new value in the style that reads best: in lines, folded, or on one line. */
export function styled<Kind extends Node>(node: Kind): Kind {
  visit(node, {
    Scalar(key, text) {
      if (key !== 'key' && typeof text.value === 'string') text.type = styleOf(text.value);
    },
  });
  return node;
}

function styleOf(text: string): Scalar.Type | undefined {
  if (/^\S.*\n/.test(text) && !/[^\P{Cc}\n\t]/u.test(text)) return Scalar.BLOCK_LITERAL;
  const canBeFolded = !/^\s|\s$|\s\s|[\n\t]/.test(text);
  return canBeFolded && text.length > MAX_BESIDE_NAME ? Scalar.BLOCK_FOLDED : undefined;
}

/** Whether a list fits between brackets on the line of its name. */
export const fitsOnLine = (values: readonly unknown[]) =>
  values.join(', ').length <= MAX_BESIDE_NAME;
