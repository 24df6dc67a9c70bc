import { LineCounter, parseDocument } from 'yaml';
import { ContentError } from './content-error';
import type { Source } from './source';
import { lineFinder, OCCURS_TWICE, unreadable } from './yaml-source';

/** A token with the white space before it: a string, another value, or a punctuation mark. */
const TOKEN =
  /[ \t\r\n]*(?:("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))|([{}[\],:]))/uy;

/** What kind of token is expected next. */
type Next = 'value' | 'key' | 'colon' | 'comma' | 'nothing';

/** What is wrong with a file, and where. */
type Problem = { at: number; reason: string };

const CLOSING: Record<string, string> = { '{': '}', '[': ']' };

/** What is wrong with text that is not a token. */
function adviceOn(text: string): string {
  if (text.startsWith('"')) {
    const [line] = /^"(?:[^"\\\n]|\\.)*"/.exec(text) ?? [];
    if (line === undefined) return 'a closing quotation mark is missing';
    return /\p{Cc}/u.test(line)
      ? 'a tab or another control character in a text is written with a backslash, as in \\t'
      : 'a backslash in a text needs a second one';
  }
  if (/^(?:\/\/|\/\*|#)/.test(text)) return 'a file of messages cannot have comments';
  return 'names and texts need double quotes';
}

/**
 * What is wrong with a text that should be JSON. The check continues after a missing or a trailing
 * comma, and stops at any other mistake.
 */
function problemsIn(text: string): Problem[] {
  const problems: Problem[] = [];
  /** Unclosed brackets, the innermost last. */
  const open: string[] = [];
  let next: Next = 'value';
  /** Where the previous token ends, and the token itself if it is a punctuation mark. */
  let end = 0;
  let before = '';
  for (;;) {
    TOKEN.lastIndex = end;
    const found = TOKEN.exec(text);
    if (!found) {
      const rest = text.slice(end);
      const at = end + rest.length - rest.trimStart().length;
      if (rest.trim() !== '') problems.push({ at, reason: adviceOn(text.slice(at)) });
      else if (next !== 'nothing') {
        const mark = CLOSING[open.at(-1) ?? ''];
        problems.push({ at: end, reason: mark ? `a closing ${mark} is missing` : 'it is empty' });
      }
      return problems;
    }
    const [, string, value, mark = ''] = found;
    const at = TOKEN.lastIndex - (string ?? value ?? mark).length;
    const fail = (reason: string, where = at) => [...problems, { at: where, reason }];
    if (mark === '}' || mark === ']') {
      if (CLOSING[open.at(-1) ?? ''] !== mark) return fail(`this ${mark} closes nothing`);
      if (before === ',') problems.push({ at: end - 1, reason: 'the last comma is one too many' });
      else if (next !== 'comma' && before !== open.at(-1)) return fail('a value is missing', end);
      open.pop();
      next = open.length > 0 ? 'comma' : 'nothing';
    } else if (next === 'nothing') return fail('there is something after the end');
    else if (next === 'colon') {
      if (mark !== ':') return fail('a colon is missing after the name', end - 1);
      next = 'value';
    } else if (mark === ',') {
      if (next !== 'comma') return fail('there is a comma too many');
      next = open.at(-1) === '{' ? 'key' : 'value';
    } else {
      if (next === 'comma') {
        if (mark === ':') return fail('there is a colon where none may be');
        problems.push({ at: end - 1, reason: 'a comma is missing at the end' });
        next = open.at(-1) === '{' ? 'key' : 'value';
      }
      if (mark === ':') return fail('a name is missing before the colon');
      if (next === 'key') {
        if (string === undefined) return fail('names need double quotes');
        next = 'colon';
      } else if (mark) {
        open.push(mark);
        next = mark === '{' ? 'key' : 'value';
      } else next = open.length > 0 ? 'comma' : 'nothing';
    }
    before = mark;
    end = TOKEN.lastIndex;
  }
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
  const syntax = problemsIn(text);
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const problems =
    syntax.length > 0 ? syntax : twice.map(({ pos: [at] }) => ({ at, reason: OCCURS_TWICE }));
  if (problems.length > 0) {
    throw new ContentError(problems.map(({ at, reason }) => unreadable(file, lineAt(at), reason)));
  }
  return { file, data: JSON.parse(text) as unknown, lineOf: lineFinder(document, lineAt) };
}
