import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a block of a document shows: something to write into a file, and where. */
export interface Edit {
  file: string;
  /** Such as “in `services`” or “a new file”; empty if its fields replace those of the file. */
  place: string;
  text: string;
}

const BLOCK = /^( *)```(?:yaml|json|markdown|svg|text)\n([\s\S]*?)^\1```$/gm;
/** The comment that names the file; in an article it is inside the front matter. */
const HEADER =
  /^(---\n)?(?:#|<!--) ((?:app|components|content|messages|public)\/[^\s,]+)(?:, (.+?))?(?: -->)?\n/;

/** The blocks of a document that begin with the name of a file, in order. */
export function editsIn(markdown: string): Edit[] {
  return [...markdown.matchAll(BLOCK)].flatMap(([, indentation = '', block = '']) => {
    const lines = block.split('\n').map((line) => line.slice(indentation.length));
    const [header, opening = '', file = '', place = ''] = HEADER.exec(lines.join('\n')) ?? [];
    return header ? [{ file, place, text: lines.join('\n').replace(header, () => opening) }] : [];
  });
}

const indented = (text: string, by: string) => text.replace(/^(?=.)/gm, () => by);

/** The error for a place that the document names but the file does not have. */
function missing({ file, place }: Edit, what: string): Error {
  return new Error(`${file}${place && `, ${place}`}: there is no ${what}`);
}

/**
 * Splits a text into three parts: the middle one begins where the first group of `pattern` ends,
 * and ends where the whole match ends.
 */
function split(source: string, pattern: RegExp, fail: () => Error): [string, string, string] {
  const found = pattern.exec(source);
  if (!found) throw fail();
  const [whole, before = ''] = found;
  const from = found.index + before.length;
  const to = found.index + whole.length;
  return [source.slice(0, from), source.slice(from, to), source.slice(to)];
}

/** The YAML lines of a top-level field: its own, and the indented lines and entries after it. */
const fieldOf = (name: string) => new RegExp(`^()${name}:.*\\n(?:(?:[ -].*)?\\n)*`, 'm');

/** The names of the top-level fields of a YAML text. */
const fieldNames = (text: string) => [...text.matchAll(/^(\w+):/gm)].map(([, name = '']) => name);

/** Replaces each field of the text in a YAML file, or adds it if the file has none. */
function withFields(source: string, edit: Edit): string {
  return fieldNames(edit.text).reduce((changed, name) => {
    const [, own] = split(edit.text, fieldOf(name), () => missing(edit, `field ${name}`));
    if (!fieldOf(name).test(changed)) return `${changed}\n${own}`;
    return changed.replace(fieldOf(name), () => `${own}\n`);
  }, source);
}

/** How to write a text into a file, by the wording of its place. */
const places: readonly [RegExp, (source: string, edit: Edit, name: string) => string][] = [
  [/^$/, withFields],
  [
    /^instead of the first entry of `(\w+)`$/,
    (source, edit, name) => {
      const entry = new RegExp(`^(${name}:\\n)  - .*\\n(?:(?:   .*)?\\n)*`, 'm');
      const [before, , after] = split(source, entry, () => missing(edit, `list ${name}`));
      return `${before}${indented(edit.text, '  ')}\n${after}`;
    },
  ],
  [
    /^in `(\w+)`$/,
    (source, edit, name) => {
      const list = new RegExp(`^(${name}:\\n(?:(?: .*)?\\n)*)`, 'm');
      const [before, , after] = split(source, list, () => missing(edit, `list ${name}`));
      return `${before}\n${indented(edit.text, '  ')}\n${after}`;
    },
  ],
  [/^a new field$/, (source, { text }) => `${source.trimEnd()}\n\n${text}`],
];

/** A file's text with a final line break, which some lack. */
const read = (path: string) => `${readFileSync(path, 'utf8').trimEnd()}\n`;

/** Makes the edit that a block shows in `folder`, a copy of the site. */
export function apply(edit: Edit, folder: string): void {
  const file = join(folder, edit.file);
  if (edit.place === 'a new file') {
    if (existsSync(file)) throw new Error(`${edit.file} is no new file`);
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, edit.text);
  }
  for (const [words, write] of places) {
    const [found, name = ''] = words.exec(edit.place) ?? [];
    if (found === undefined) continue;
    return writeFileSync(file, write(read(file), edit, name));
  }
  throw new Error(`${edit.file}: “${edit.place}” says no place to write to`);
}
