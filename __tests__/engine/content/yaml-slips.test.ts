import { readFileSync } from 'node:fs';
import { contentFilesIn, type ContentName } from '@/content/catalogue';
import { ContentError } from '@/engine/content/content-error';
import { validate } from '@/engine/content/validate';
import { parseYaml } from '@/engine/content/yaml-source';
import { defaultLanguage } from '@/messages/languages';

const contentFiles = contentFilesIn(defaultLanguage.code);

/** Files with lists in lists, long texts and groups of fields. */
const FILES: readonly ContentName[] = ['faq', 'services', 'pricing', 'pages/home'];
/** Of long lists the beginning: what is true of two entries is true of all. */
const MOST_ENTRIES = 2;
/** How many slips may be named in another way or at another line, and still be a good report. */
const MOST_WRONG = 0.03;

const INDENTED = /: the line is indented by \d+ spaces?, its neighbours by \d+$/;
const isField = (line: string) => /^[ -]*\w+:( |$)/.test(line);

/** What somebody does to a line by mistake, undefined if it has nothing of the kind, and what is said. */
const slips: Record<string, [change: (line: string) => string | undefined, said: RegExp]> = {
  'a space too few': [(line) => (line.startsWith(' ') ? line.slice(1) : undefined), INDENTED],
  'two spaces too few': [(line) => (line.startsWith('  ') ? line.slice(2) : undefined), INDENTED],
  'a space too many': [(line) => ` ${line}`, INDENTED],
  'two spaces too many': [(line) => `  ${line}`, INDENTED],
  'no closing quotation mark': [
    (line) => (/: (?:'.*'|".*")$/.test(line) ? line.slice(0, -1) : undefined),
    /a closing quotation mark is missing$/,
  ],
  'no colon': [
    (line) => (isField(line) ? line.replace(':', '') : undefined),
    /a colon and a space are missing after the name of a field$/,
  ],
  'no space after the colon': [
    (line) => (/^[ -]*\w+: /.test(line) ? line.replace(': ', ':') : undefined),
    /a colon and a space are missing after the name of a field$/,
  ],
  'no space after the hyphen': [
    (line) => (/^ *- /.test(line) ? line.replace('- ', '-') : undefined),
    /a space is missing after the hyphen$/,
  ],
  'a tab': [
    (line) => (line.startsWith('  ') ? line.replace(/^ +/, '\t') : undefined),
    /lines are indented with spaces, not with tabs$/,
  ],
};

function linesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const entries = lines.flatMap((line, index) => (line.startsWith('  - ') ? index : []));
  return lines.slice(0, entries[MOST_ENTRIES]);
}

function problemsOf(run: () => void): readonly string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

/** Every line of the files with a slip, what came of it, and whether that helps. */
function reportsOf([change, said]: (typeof slips)[string]) {
  return FILES.flatMap((name) => {
    const { file, schema } = contentFiles[name];
    const lines = linesOf(file);
    const source = parseYaml(file, lines.join('\n'));
    const known = problemsOf(() => validate(source, schema));
    return lines.flatMap((line, index) => {
      const changed = line.trim() === '' || line.startsWith('#') ? undefined : change(line);
      if (changed === undefined) return [];
      const text = lines.with(index, changed).join('\n');
      let data: unknown;
      const unreadable = problemsOf(() => ({ data } = parseYaml(file, text)));
      const place = `${file}:${index + 1}: `;
      // Some slips change nothing: the only field of a group may stand anywhere to the right.
      if (unreadable.length === 0 && JSON.stringify(data) === JSON.stringify(source.data))
        return [];
      const invalid = problemsOf(() => validate(parseYaml(file, text), schema));
      const isRight =
        unreadable.length > 0
          ? unreadable[0]!.startsWith(place) && said.test(unreadable[0]!)
          : // What can be read in another way is a mistake in what it says now.
            invalid.some((problem) => problem.startsWith(place) && !known.includes(problem));
      return [{ isRight, report: `${place}${changed}\n  ${(unreadable[0] ?? invalid[0])!}` }];
    });
  });
}

test.each(Object.entries(slips))('%s is named at its line', (_, slip) => {
  const reports = reportsOf(slip);
  const wrong = reports.filter(({ isRight }) => !isRight).map(({ report }) => report);
  expect(wrong.length > reports.length * MOST_WRONG ? wrong : []).toEqual([]);
});

test('the slip hides nothing else, and several are named at once', () => {
  const text = "a: 'One\nlist:\n  - id: x\n     text: Two: three\n  - id y\n    text: @four\n";
  expect(problemsOf(() => parseYaml('x.yaml', text))).toEqual([
    'x.yaml:1: cannot be read: a closing quotation mark is missing',
    'x.yaml:4: cannot be read: the line is indented by 5 spaces, its neighbours by 4',
    'x.yaml:5: cannot be read: a colon and a space are missing after the name of a field',
    expect.stringMatching(/^x\.yaml:6: cannot be read: a text that begins with @/),
  ]);
});

const entry = ['  - id: x', '    text: >-', '      One', '    tags:', '      - a'];

test.each([
  ['two spaces in its place', '    id: y'],
  ['nothing in its place', '  id: y'],
])('an entry without its hyphen, with %s, is named once, where it begins', (_, beginning) => {
  const fields = [beginning, ...entry.slice(1)];
  const text = ['list:', ...entry, ...fields, ...entry, 'next: @one', ''].join('\n');
  expect(problemsOf(() => parseYaml('x.yaml', text))).toEqual([
    'x.yaml:7: cannot be read: most likely a new entry begins here, and its hyphen is missing',
    expect.stringMatching(/^x\.yaml:17: /),
  ]);
});

test('a line of a text that would be a comment', () => {
  const text = 'a: |\n  ## One\n  Two\n## Three\n  Four\nb: c\n';
  expect(problemsOf(() => parseYaml('x.yaml', text))).toEqual([
    'x.yaml:4: cannot be read: the line is indented by 0 spaces, its neighbours by 2',
  ]);
});

test('a single field of an entry stands twice', () => {
  const text = [...entry, '    id: y', ...entry, ''].join('\n');
  expect(problemsOf(() => parseYaml('x.yaml', text))).toEqual([
    'x.yaml:6: cannot be read: this field stands twice in the same entry',
  ]);
});

test.each([
  ['a list as far to the left as its field', 'list:\n- a\n- b\nnext: c\n'],
  [
    'four spaces everywhere',
    'list:\n    -   id: a\n        text: b\n    -   id: c\n        text: d\n',
  ],
  ['a text of several lines', 'a: One\n  two\nlist:\n  - Three\n    four\n  - "Five\n    six"\n'],
  ['a text that begins like a field', 'a:\n  text of a book\ntext: b\n'],
  ['a text with a colon below >', 'a: >-\n  One\n  two: three\nb: c\n'],
  ['lines of their own below |', 'a: |\n  - one\n    - two\nb: c\n'],
  ['brackets over several lines', 'a: [one,\n  two]\nb: { c: d,\n  e: f }\n'],
  ['a field without a value', 'a:\nb: c\n'],
  ['a group in a list in a list', '- - a: b\n    c: d\n  - a: e\n- - a: f\n'],
  ['comments anywhere', '# One\na:\n      # Two\n  b: c\n # Three\n  d: e\n'],
  [
    'a comment below a text',
    'list:\n  - a: >-\n      One\n    # Two\n\n    # Three\n    b: |\n      ## Four\n# Five\n',
  ],
  ['line ends of Windows', 'a: >-\r\n  One\r\n  two\r\nlist:\r\n  - b: c\r\n    d: e\r\n'],
])('%s is no slip', (_, text) => {
  expect(problemsOf(() => parseYaml('x.yaml', text))).toEqual([]);
});
