/** What Markdown must not contain, in sections and in articles. */
import { ARTICLE, SPRING } from './content-copy';
import { copy } from './fresh-copy';
import { articleFile, INTRO, pageFile, textSection } from '@/__tests__/content/examples';

/** Writes a page that has a section with this text. */
const writeSection = (text: string) =>
  copy.write(SPRING, pageFile(INTRO + textSection(...text.split('\n'))));

const wrong = [
  ['We at\n{firm}.', '{firm}.', '{firm} stands for nothing'],
  ['Ask [us]({firm}).', 'Ask', '{firm} stands for nothing'],
  ['Ask\n[us](/contact "{firm}").', '[us]', '{firm} stands for nothing'],
  ['Warp\nand&#12;weft', 'and', 'stands for a control character'],
  ['Ask\n[us](/contact "&#xFFFE;")', '[us]', 'stands for a control character'],
  ['![A &#2; loom](/media/a.jpg)', '![A', 'stands for a control character'],
  ['Warp:\n\n```a&#12;b\n```', '```a', 'stands for a control character'],
  ['`{a}`, and\n{a} again.', '{a} again.', '{a} stands for nothing'],
  ['One.\n\n<div>All of this</div>', '<div>', '“<div>All of this</div>” is HTML'],
  ['Line<br>two', 'Line', '“<br>” is HTML'],
  [
    'Ask\n[us](/contact “Us”).',
    '[us]',
    '“[us](/contact “Us”)” is not a link; write [words](/contact): a space may only precede a title in straight quotation marks',
  ],
  ['Ask [us](/contact', 'Ask', '“[us](/contact” is not a link; write [words](/contact): its last'],
  [
    '[Ask [us](/contact)](/faq)',
    'Ask',
    '“](/faq)” is not a link; write [words](/contact): links cannot be nested',
  ],
  [
    '![A loom](/media/a b.jpg)',
    '![',
    'is not a picture; write ![what it shows](/media/team.jpg): a',
  ],
  ['Ask [us] (/contact)', 'Ask', '“[us] (/contact)” is not a link; write [us](/contact), without'],
  ['Ask [us][fin].', 'Ask', '“[us][fin]” is not a link, because [fin] stands for nothing; write'],
  ['Warp[^1].', 'Warp', '“[^1]” has no note; add the line [^1]: with its words'],
  ['Warp\n##Weft', '##Weft', '“##Weft” is not a heading; write ## Weft, with an ordinary space'],
  ['A ** thread ** here', 'A **', '“** thread **” is not bold; write **thread**, or \\** for two'],
  [
    '**Warp:**weft',
    '**Warp',
    '“**Warp:**” is not bold, because a letter or digit follows at once; write a',
  ],
] as const;

it.each(wrong)('%j in a section is reported with its line', (text, line, problem) => {
  writeSection(text);
  const problems = copy.problems().filter((one) => !one.includes('is not a page'));
  expect(problems.length).toBeGreaterThan(0);
  expect(copy.lineOf(problems[0])).toContain(line);
  expect(problems.join('\n')).toContain(problem);
});

it('code may have braces and tags, and comments are ignored', () => {
  const code =
    '`{a}` and `<b>`\n\n- x\n\n  ```js\n  { b: {b} }\n  ```\n\n      {c} <i>\n\n<!-- {d} -->';
  writeSection(code);
  copy.write(ARTICLE, articleFile(code));
  expect(copy.problems()).toEqual([]);
});

it.each([
  // Which problem is reported depends on whether the company's name is one word.
  ['{{company}}', '(?:{.+} stands for nothing|has a brace out of place)'],
  ['In { company }', 'has a brace out of place'],
  ['In {figures.x}', 'has a brace out of place'],
  ['In {compnay} or so', '{compnay} stands for nothing'],
])('%j in a field of one line is refused', (text, problem) => {
  copy.write(SPRING, pageFile(INTRO.replace('Until 5 April', () => `'${text}'`)));
  expect(copy.onlyProblem()).toMatch(new RegExp(`eyebrow: ${problem}`));
});

it('code in a line of copy may have braces', () => {
  const lead = 'Write `{company}`, `{firm}` or `{ a: 1 }` in it.';
  copy.write(SPRING, pageFile(INTRO.replace(/lead: .*/, () => `lead: '${lead}'`)));
  expect(copy.problems()).toEqual([]);
  const [page] = copy.load().pages.filter(({ path }) => path === '/spring');
  expect(page?.sections[0]).toHaveProperty('lead', lead);
});

it('a file whose name has #, ? or % cannot be linked to', () => {
  for (const name of ['no #1.pdf', '100%.pdf', 'what?.pdf']) {
    copy.write(`public/files/${name}`, ' ');
    copy.leadTo(`/files/${name}`);
    expect(copy.onlyProblem()).toContain('rename the file without #, ? and %');
  }
});

it('the copy of an article is reported, and not the original', () => {
  const other = ARTICLE.replace('.md', '-copy.md');
  for (const file of [ARTICLE, other]) copy.write(file, articleFile('Text.'));
  const problems = copy.problems();
  expect(problems).not.toEqual([]);
  for (const problem of problems) expect(problem).toContain(`${other}:`);
});
