import { mentionsIn } from '@/content/model/reading/markdown-text';

/** What was meant as Markdown but is read as plain text: its line, kind and words. */
const slipsIn = (text: string) =>
  mentionsIn(text)
    .filter(({ kind }) => !['link', 'image', 'title', 'html', 'placeholder'].includes(kind))
    .map(({ line, kind, url }) => `${line} ${kind} ${url}`);

it.each([
  ['[a](/b “C”)', '1 brokenLink [a](/b “C”)'],
  ['[a](https://b.example “C”)', '1 brokenLink [a](https://b.example “C”)'],
  ['[*a*](/b c)', '1 brokenLink [*a*](/b c)'],
  ['![a](/b c.jpg)', '1 brokenLink ![a](/b c.jpg)'],
  ['[a](/b and so on', '1 brokenLink [a](/b'],
  ['[a [b](/c)](/d)', '1 brokenLink ](/d)'],
  ['| A |\n| - |\n| [a](/b c) |', '3 brokenLink [a](/b c)'],
  ['One\n\n[a] (/b)', '3 linkApart [a] (/b)'],
  ['[a]\n(https://b.example)', '1 linkApart [a] (https://b.example)'],
  ['[a][b]', '1 noTarget [a][b]'],
  ['[b][]', '1 noTarget [b][]'],
  ['[*a*][1]', '1 noTarget [*a*][1]'],
  ['A[^1]\n\n[^2]: B', '1 noNote [^1]'],
  ['##A', '1 headingMark ##A'],
  ['##\u00a0A', '1 headingMark ## A'],
  ['> A\n> ###B [c](/d)', '2 headingMark ###B [c](/d)'],
  ['A ** bold ** B', '1 emphasis ** bold **'],
  ['(**bold **)', '1 emphasis **bold **'],
  ['** bold**', '1 emphasis ** bold**'],
  ['**two\nlines **', '1 emphasis **two lines **'],
  ['**A:**b and **B:** c', '1 emphasis **A:**'],
])('finds the slip in %j', (text, slip) => {
  expect(slipsIn(text)).toEqual([slip]);
});

it.each([
  '- A\n- B\n\n> C\n\n* D ~~e~~',
  '[sic], [x] and [1][2], matrix[i][j], [a] [b]',
  '[sic] (see below), [per day] (#1)',
  '- [ ] A\n- [x] (/b)',
  '[a](/b "C"), [a](<b c>), [a](/b_(c)), [a](/b)[c](/d), [a](/b)(c)',
  '[a][B] and [b][]\n\n[b]: /c',
  'A[^1].\n[^1]: B',
  '#1, C#, A ##B\n#loom',
  '5 ** 2 and 3 ** 2, x ** n and y ** m, **kwargs and **options',
  'From £5** to £6**\n\n** A day.',
  '**A:** b, c**d**e, ***f***\n\n** g\n\nh **',
  String.raw`\[a](/b c), \[a\](/b), [a\](/b), \[a][b], \[^1], \** a \**` +
    '\n\n' +
    String.raw`\##A`,
  '`[a](/b c)` `[^1]` `** a **`\n\n```\n##A\n[a] (/b)\n```\n\n    [a][b]\n\n<!-- [a](/b c) -->',
])('finds nothing in %j', (text) => {
  expect(slipsIn(text)).toEqual([]);
});
