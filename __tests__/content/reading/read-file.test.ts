import { folderWith } from '@/__tests__/temporary-folder';
import { parseJson } from '@/content/model/reading/json-source';
import { readFileAt, readYaml } from '@/content/model/reading/read-file';

test('a byte order mark is not part of a text', () => {
  const root = folderWith({
    'a.yaml': '\uFEFFname: Loom\n',
    'a.json': '\uFEFF{ "name": "Loom" }\n',
  });
  expect(readYaml('a.yaml', root).data).toEqual({ name: 'Loom' });
  expect(parseJson('a.json', readFileAt('a.json', root)).data).toEqual({ name: 'Loom' });
});

test('a missing file is reported', () => {
  expect(() => readFileAt('a.yaml', folderWith())).toThrow('a.yaml: is missing');
});

test.each([
  ['saved with another encoding', Buffer.from('city: Z\xfcrich\n', 'latin1'), 2, 'UTF-8'],
  ['saved as UTF-16', Buffer.from('city: Loom\n', 'utf16le'), 2, 'UTF-8'],
  ['with a control character', 'city: Lo\u0002om\n', 2, 'control character'],
  ['with a form feed', '\f\n', 2, 'control character'],
  ['with a character that is none', 'city: Lo\uFFFFom\n', 2, 'control character'],
  ['with quotes in quotes', `${'> '.repeat(5_000)}x\n`, 2, 'into one another'],
  ['with lists in lists', `${'- 1. * '.repeat(1_000)}x\n`, 2, 'into one another'],
  ['with lines further and further in', `${'  '.repeat(1_500)}- x\n`, 2, 'into one another'],
  [
    'with brackets in brackets',
    `- ${'!['.repeat(3_000)}x${']()'.repeat(3_000)}\n`,
    2,
    'into one another',
  ],
  [
    'with braces in braces',
    `c: ${'{a:\n'.repeat(3_000)}${'}'.repeat(3_000)}\n`,
    2,
    'into one another',
  ],
  ['with stars in stars', `${'*'.repeat(5_000)}x\n`, 2, 'into one another'],
  ['that Git could not merge', '<<<<<<< HEAD\ncity: A\n>>>>>>> b\n', 2, 'two versions of a text'],
])('a file %s is reported with the line', (_, text, line, problem) => {
  const root = folderWith({ 'a.yaml': Buffer.concat([Buffer.from('a: b\n'), Buffer.from(text)]) });
  expect(() => readYaml('a.yaml', root)).toThrow(new RegExp(`a\\.yaml:${line}: .*${problem}`));
});

test('what looks like it, and is not deep, is read', () => {
  const text = [
    `| ${'- | '.repeat(100)}`,
    '*'.repeat(300),
    `- [ ] ${'[a](b) '.repeat(300)}`,
    `Name: ${'_'.repeat(300)}`,
  ].join('\n\n');
  expect(readFileAt('a.md', folderWith({ 'a.md': text }))).toBe(text);
});

test('a file that is no text for a page is not read', () => {
  const root = folderWith({ 'a.md': 'Loom. '.repeat(400_000) });
  expect(() => readFileAt('a.md', root)).toThrow('a.md: has 2400 kB; a text may have at most 400');
});
