import { readFileSync } from 'node:fs';
import { problemsOf } from '@/__tests__/problems-of';
import { parseJson } from '@/content/model/reading/json-source';
import { validate } from '@/engine/shared/validate';
import { messagesFile } from '@/content/model/schemas/messages';
import { languages } from '@/messages/languages';

const FILE = 'messages/en.json';
const text = readFileSync(FILE, 'utf8');
const lines = text.split('\n');

const problemsIn = (changed: string) =>
  problemsOf(() => validate(parseJson(FILE, changed), messagesFile));

/** The number of the first line that `pattern` matches. */
const lineOf = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line)) + 1;
/** The problems of the file with one line changed. */
const afterChange = (pattern: RegExp, change: (line: string) => string) =>
  problemsIn(
    lines.map((line, index) => (index + 1 === lineOf(pattern) ? change(line) : line)).join('\n'),
  );

test.each(languages.map(({ code }) => code))('the messages of “%s” are valid', (code) => {
  expect(problemsIn(readFileSync(`messages/${code}.json`, 'utf8'))).toEqual([]);
});

/** Finds a message of the file that is followed by another on the next line. */
const MESSAGE = /"openMenu"|"aboutToggle"/;

test.each<[string, (line: string) => string, string]>([
  ['a comma is missing', (line) => line.replace(/,$/, ''), 'a comma is missing at the end'],
  ['a comma is too many', (line) => `${line},`, 'a comma too many'],
  ['a text has no quotes', (line) => line.replace(/: ".*"/, ': Text'), 'need double quotes'],
  ['a text has single quotes', (line) => line.replace(/: ".*"/, ": 'Text'"), 'need double quotes'],
  ['a name has no quotes', (line) => line.replace(/"(\w+)":/, '$1:'), 'need double quotes'],
  ['a colon is missing', (line) => line.replace(':', ''), 'a colon is missing'],
  ['there is a comment', (line) => `${line} // Here`, 'cannot have comments'],
  ['a field occurs twice', (line) => `${line} ${line}`, 'this field occurs twice'],
])('the line is reported where %s', (_, change, problem) => {
  expect(afterChange(MESSAGE, change)).toEqual([
    expect.stringContaining(`${FILE}:${lineOf(MESSAGE)}: cannot be read: `),
  ]);
  expect(afterChange(MESSAGE, change)[0]).toContain(problem);
});

test('missing commas are reported all at once', () => {
  const changed = text.replaceAll('",\n', '"\n');
  expect(problemsIn(changed)).toHaveLength(text.split('",\n').length - 1);
});

test('a comma after the last entry, a missing end and an empty file are reported', () => {
  const last = lines.findIndex(
    (line, index) => /"$/.test(line) && /^\s*\}/.test(lines[index + 1] ?? ''),
  );
  const trailing = lines.map((line, index) => (index === last ? `${line},` : line)).join('\n');
  expect(problemsIn(trailing)).toEqual([
    `${FILE}:${last + 1}: cannot be read: there is a comma too many`,
  ]);
  expect(problemsIn(text.trimEnd().slice(0, -1))[0]).toContain('a closing } is missing');
  expect(problemsIn('')).toEqual([`${FILE}:1: cannot be read: it is empty`]);
});

const words = (message: string) => (line: string) => line.replace(/: ".*"/, () => `: "${message}"`);

test.each<[string, RegExp, string, string]>([
  ['an unknown placeholder', /"home":/, '{company}, {firm}', '{firm} cannot be used here'],
  ['a name that every object has', /"skipLink"/, 'Skip {toString}', '{toString} cannot be used'],
  ['one where none may be', /"skipLink"/, 'Skip {n} links', '{n} cannot be used here'],
  ['another tag', /"copyright"/, '{year} <legalName></legalName> <b>x</b>', '<b> cannot be used'],
  ['a missing placeholder', /"goTo"/, 'Go to the slide', 'must contain {number}'],
  ['a missing tag', /"copyright"/, '© {year}', 'must contain <legalName>'],
  ['an open brace', /"goTo"/, 'Slide {number', 'a brace or a tag in it is not closed'],
  ['an open tag', /"copyright"/, '{year} <legalName>', 'a brace or a tag in it is not closed'],
  ['a plural without “other”', /"goTo"/, '{number, plural, one {x}}', 'a brace or a tag'],
  ['an empty text', /"skipLink"/, '', 'must not be empty'],
])('%s is reported with line and field', (_, pattern, message, problem) => {
  const found = afterChange(pattern, words(message));
  expect(found[0]).toMatch(new RegExp(`^${FILE}:${lineOf(pattern)}: field [\\w.]+: `));
  expect(found.join('\n')).toContain(problem);
});

test('plurals in the syntax of ICU may be used', () => {
  const plural = '{number, plural, one {Slide #} other {Slides up to #}}';
  expect(afterChange(/"goTo"/, words(plural))).toEqual([]);
});

test('missing and unknown fields and wrong types are reported', () => {
  const line = lineOf(/"openMenu"/);
  expect(afterChange(/"openMenu"/, (text) => text.replace('openMenu', 'openMenus'))).toEqual([
    expect.stringMatching(/^messages\/en\.json:\d+: field header\.openMenu: is missing$/),
    expect.stringContaining(
      `${FILE}:${line}: field header.openMenus: is not a known field; there are mainLabel, `,
    ),
  ]);
  expect(afterChange(/"openMenu"/, (text) => text.replace(/: ".*"/, ': 7'))).toEqual([
    `${FILE}:${line}: field header.openMenu: must be a text: put it in quotes as it stands`,
  ]);
});
