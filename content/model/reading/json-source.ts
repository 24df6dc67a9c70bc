import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { LineCounter, parseDocument } from 'yaml';
import { ContentError } from '@/engine/shared/content-error';
import type { Source } from '@/engine/shared/source';
import { controlsIn, lineFinder, OCCURS_TWICE, unreadable } from './yaml-source';

/** What owners most often get wrong, by the parser's name for it. */
const advice: Readonly<Record<string, string>> = {
  InvalidSymbol: 'names and texts need double quotes',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing after the name',
  CommaExpected: 'a comma is missing at the end',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'there is something after the end',
  InvalidCommentToken: 'a file of messages cannot have comments',
  UnexpectedEndOfString: 'a closing quotation mark is missing',
  InvalidEscapeCharacter: 'a backslash in a text needs a second one',
  InvalidUnicode: 'a backslash in a text needs a second one',
  InvalidCharacter: 'a tab in a text is written with a backslash, as in \\t',
};

/** Where a mistake is, and what it is; what concerns a comma is on the line before. */
function mistakeOf({ error, offset }: ParseError, text: string): [at: number, reason: string] {
  const name = printParseErrorCode(error);
  const before = text.slice(0, offset).trimEnd();
  const isCommaTooMany = /^(?:PropertyName|Value)Expected$/.test(name) && before.endsWith(',');
  if (before === '' && name === 'ValueExpected') return [0, 'it is empty'];
  if (isCommaTooMany) return [before.length - 1, 'there is a comma too many'];
  return [name === 'CommaExpected' ? before.length - 1 : offset, advice[name] ?? 'it is not JSON'];
}

/**
 * Parses JSON.
 *
 * @param file path of the file, for messages
 * @param text its content
 * @throws ContentError that names each line that cannot be read, and each field that occurs twice
 */
export function parseJson(file: string, text: string): Source {
  const lines = new LineCounter();
  // JSON is also YAML, whose parser records the position of every value.
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const errors: ParseError[] = [];
  const data: unknown = parse(text, errors, { disallowComments: true });
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const problems =
    errors.length > 0
      ? errors.map((error) => mistakeOf(error, text))
      : [
          ...twice.map(({ pos: [at] }): [number, string] => [at, OCCURS_TWICE]),
          ...controlsIn(document),
        ];
  // One mistake often causes several errors on its line; the first says most.
  const perLine = new Map(problems.toReversed().map(([at, reason]) => [lineAt(at), reason]));
  if (perLine.size > 0) {
    const sorted = [...perLine].toSorted(([one], [other]) => one - other);
    throw new ContentError(sorted.map(([line, reason]) => unreadable(file, line, reason)));
  }
  return { file, data, lineOf: lineFinder(document, lineAt) };
}
