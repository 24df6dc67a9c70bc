import { problemsOf } from '@/__tests__/problems-of';
import { parseYaml } from '@/engine/content/yaml-source';

const problemsIn = (text: string) => problemsOf(() => parseYaml('x.yaml', text));

test('a slip hides no other, and several are reported at once', () => {
  const text = "a: 'One\nlist:\n  - id: x\n     text: Two: three\n  - id y\n    text: @four\n";
  expect(problemsIn(text)).toEqual([
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
])('an entry without its hyphen, with %s, is reported once, where it begins', (_, beginning) => {
  const fields = [beginning, ...entry.slice(1)];
  const text = ['list:', ...entry, ...fields, ...entry, 'next: @one', ''].join('\n');
  expect(problemsIn(text)).toEqual([
    'x.yaml:7: cannot be read: most likely a new entry begins here, and its hyphen is missing',
    expect.stringMatching(/^x\.yaml:17: /),
  ]);
});

test('a line of a text that would be a comment is reported by its indentation', () => {
  const text = 'a: |\n  ## One\n  Two\n## Three\n  Four\nb: c\n';
  expect(problemsIn(text)).toEqual([
    'x.yaml:4: cannot be read: the line is indented by 0 spaces, its neighbours by 2',
  ]);
});

test.each([
  ['below > that is read as a part of it', '>-', '    link: c'],
  ['below | after which nothing can be read', '|', '   heading: c'],
])('reports a field %s', (_, mark, following) => {
  const text = `list:\n  - id: a\n    text: ${mark}\n      One\n      tags: b\n${following}\n  - tags: d\n    link: e\n`;
  expect(problemsIn(text)).toContain(
    'x.yaml:5: cannot be read: the line is indented by 6 spaces, its neighbours by 4',
  );
});

test('a single field that occurs twice in an entry is not taken for a new entry', () => {
  const text = [...entry, '    id: y', ...entry, ''].join('\n');
  expect(problemsIn(text)).toEqual([
    'x.yaml:6: cannot be read: this field occurs twice in the same entry',
  ]);
});

test.each([
  ['a list as far to the left as its field', 'list:\n- a\n- b\nnext: c\n'],
  ['four spaces', 'list:\n    -   id: a\n        text: b\n    -   id: c\n        text: d\n'],
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
  [
    'what looks like a field below |',
    'heading: a\nsections:\n  - kind: b\n    text: |\n      ```\n      heading: none\n        - kind: c\n      ```\n    link: d\n  - kind: e\n    text: |\n      heading: none\n',
  ],
  ['line ends of Windows', 'a: >-\r\n  One\r\n  two\r\nlist:\r\n  - b: c\r\n    d: e\r\n'],
])('%s is no slip', (_, text) => {
  expect(problemsIn(text)).toEqual([]);
});
