import { fillMarkdown } from '@/content/model/reading/placeholders';

const facts = { email: 'a@looms.example' };

test.each([
  ['a code span', 'Write `{email}` in it.'],
  ['a code span of two lines', 'Write `a\n{email}` in it.'],
  ['a fence with blank lines', '```\na\n\n{email}\n```'],
  ['a fence of tildes', '~~~\n{email}\n~~~'],
  ['an indented block', 'a\n\n    {email}'],
  ['an indented block after another', 'a\n\n    b\n\n    {email}'],
  ['a block in a list', '- a\n\n      {email}'],
  ['a quotation', '> a\n>\n>     {email}'],
])('a fact in %s stays as it is written', (_, text) => {
  expect(fillMarkdown(text, facts)).toBe(text);
});

test('a fact beside code is filled in', () => {
  const text = 'To {email}.\n\n`a`\n\n    b\n\nTo {email}, not `{email}`.';
  expect(fillMarkdown(text, facts)).toBe(
    'To a@looms.example.\n\n`a`\n\n    b\n\nTo a@looms.example, not `{email}`.',
  );
});
