import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import { ContentError } from '@/content/read/content-error';

/** A parsed file of content, which knows where everything in it stands. */
export interface Source {
  /** Path of the file, for messages. */
  file: string;
  /** Its values, not validated yet. */
  data: unknown;
  /** The line of the value at `path`, or of the nearest one that contains it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** What owners most often get wrong, by the code that the parser gives it. */
const advice: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'the line is not indented like its neighbours',
  BLOCK_AS_IMPLICIT_KEY: 'a text that contains a colon and a space needs quotes',
  DUPLICATE_KEY: 'this field stands twice in the same entry',
  MISSING_CHAR: 'a quotation mark, bracket or colon is missing',
  TAB_AS_INDENT: 'lines are indented with spaces, not with tabs',
  UNEXPECTED_TOKEN: 'a text that begins with { or [ needs quotes',
};

/**
 * Parses YAML.
 *
 * @param file path of the file, for messages
 * @param text its content
 * @param linesBefore lines of the file above `text`, for front matter
 * @throws ContentError that names each line that cannot be read
 */
export function parseYaml(file: string, text: string, linesBefore = 0): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({ code, message, pos }) => {
        const reason = advice[code] ?? message.split(/:?\n/, 1)[0];
        return `${file}:${lineAt(pos[0])}: cannot be read: ${reason}`;
      }),
    );
  }
  const lineOf: Source['lineOf'] = (path) => {
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0] ?? 0;
    for (const name of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === name);
        if (!pair || !isScalar(pair.key)) break;
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(name)];
        if (!isMap(item) && !isSeq(item) && !isScalar(item)) break;
        offset = item.range?.[0] ?? offset;
        node = item;
      } else break;
    }
    return lineAt(offset);
  };
  return { file, data: document.toJS() as unknown, lineOf };
}
