import { problemsOf } from '@/__tests__/problems-of';
import { parseYaml } from '@/content/model/reading/yaml-source';

const problemsIn = (text: string, linesBefore?: number) =>
  problemsOf(() => parseYaml('content/en/x.yaml', text, linesBefore));

const NEEDS_QUOTES = 'a text that begins with {, [, &, * or ! needs quotes';

it.each([
  ['a text that begins with a placeholder', 'lead: {company} finds people.', NEEDS_QUOTES],
  ['a text that is a placeholder', 'lead: {company}', NEEDS_QUOTES],
  ['a text that begins with a bracket', 'lead: [one] and two', NEEDS_QUOTES],
  ['a text that begins with an asterisk', 'lead: *One* thing.', NEEDS_QUOTES],
  ['a text that begins with an ampersand', 'lead: &more', NEEDS_QUOTES],
  ['a text that begins with an exclamation mark', 'lead: !important', NEEDS_QUOTES],
  ['a number sign in a text', 'street: Unit #4, Loom Yard', 'what follows # would be lost'],
  ['a text that begins with one', 'lead: #1 in looms', 'what follows # would be lost'],
  ['a text that begins with an at sign', 'lead: @home', 'a text that begins with @, % or `'],
  ['a colon in a text', 'lead: Two things: time and money.', 'contains a colon and a space'],
  ['a no-break space', 'lead:\u00a0One.', 'there is a no-break space in place of an ordinary one'],
  ['a no-break space in front', '\u00a0\u00a0lead: One.', 'there is a no-break space in place'],
  ['an invisible character', 'lead: One\u200b.', 'there is an invisible character here'],
  ['a control character', 'lead: "One\\x02."', 'there is a control character in this text'],
  ['one in the name of a field', '"le\\bad": One.', 'there is a control character in this text'],
  ['half a character', 'lead: "One\\uD800."', 'there is a control character in this text'],
  [
    'headings that would be taken for comments',
    'text:\n  ## Warp\n\n  It waits.',
    'the heading below would be lost; a text with ## needs | after',
  ],
  ['a tab', '\tlead: One.', 'indented with spaces, not with tabs'],
  [
    'a tab that makes the next lines unreadable',
    'list:\n\t- id: a\n  text: b\n  more: c',
    'indented with spaces, not with tabs',
  ],
  ['a field that occurs twice', 'lead: One.\ntitle: Two', 'this field occurs twice'],
  ['apostrophes in single quotes', "lead: 'It's here.'", 'with an apostrophe needs double quotes'],
  ['a folded text that begins too early', 'lead: > One.', 'begins on the next line'],
  ['a field without a colon', 'lead\nnext: One', 'a colon and a space are missing'],
  [
    'a quotation mark that is not closed',
    "lead: 'One\nnext: Two",
    'a closing quotation mark is missing',
  ],
  [
    'an entry without its hyphen',
    'list: [1]\nmore:\n  - id: a\n    text: b\n    id: c\n    text: d',
    'most likely a new entry begins here, and its hyphen is missing',
  ],
])('says in plain words what to do about %s, and names the line', (_, lines, advice) => {
  const problems = problemsIn(`title: One\n${lines}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^content\/en\/x\.yaml:[236]: cannot be read: /);
  expect(problems[0]).toContain(advice);
});

it('names the neighbours of a line that is indented differently', () => {
  expect(problemsIn('a:\n  b: 1\n   c: 2\n')).toContain(
    'content/en/x.yaml:3: cannot be read: the line is not indented like its neighbours',
  );
});

it.each([
  ['a list as far to the left as its field', 'list:\n- a\n- b\nnext: c\n'],
  ['a text of several lines', 'a: One\n  two\nlist:\n  - "Five\n    six"\n'],
  ['a quoted text whose second line begins like a field', "a: 'One\n  text: two'\ntext: b\n"],
  ['a text with a colon below >', 'a: >-\n  One\n  two: three\nb: c\n'],
  ['a deeper line below >', 'a: >\n  One\n    two\n  three\n'],
  ['a text with its own indentation', 'a: |2\n    One\n'],
  ['brackets over several lines', 'a: [one,\n  two]\nb: { c: d,\n  e: f }\n'],
  ['a comment after a value', "a: one # note\nb: 'two #3'\nc: >-\n  four #5\n"],
  ['line ends of Windows', 'a: >-\r\n  One\r\n  two\r\nlist:\r\n  - b: c\r\n    d: e\r\n'],
])('refuses nothing that YAML allows: %s', (_, text) => {
  expect(problemsIn(text)).toEqual([]);
});

it('reports every line that cannot be read, each once', () => {
  expect(problemsIn('a: {company} x\nb: One: two: three.\nc: fine\nd: @x\n')).toEqual([
    expect.stringContaining(':1: '),
    expect.stringContaining(':2: '),
    expect.stringContaining(':4: '),
  ]);
});

it('counts the lines above the front matter of an article', () => {
  expect(problemsIn('title: One: two', 1)[0]).toContain('x.yaml:2: ');
});

it('knows the line of every value, and for a missing value the line of its entry', () => {
  const { lineOf } = parseYaml(
    'x.yaml',
    'list:\n  - id: a\n\n  # A comment\n  - id: b\n    text: c\n',
  );
  expect(
    [['list', 1, 'text'], ['list', 1, 'none'], ['list', 0], ['list'], ['none'], []].map(lineOf),
  ).toEqual([6, 5, 2, 1, 1, 1]);
});

it('knows the line of a field whose name is a number', () => {
  expect(parseYaml('x.yaml', 'a: 1\n2024: x\n').lineOf(['2024'])).toBe(2);
});
