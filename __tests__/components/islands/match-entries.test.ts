import { matchEntries } from '@/components/islands/faq-search/match-entries';

const signs = {
  id: 'a',
  question: 'What is (A+B)?',
  answer: 'A back\\slash, and .* too.',
  category: 'Signs',
  keywords: ['Ampère', 'two words', 'Straße'],
};

it.each(['what', '(A+B)', '\\', '.*', 'SIGNS', 'ampÈre', 'two w', 'strasse', ' '])(
  'faq-search/matching: finds “%s”',
  (text) => {
    expect(matchEntries([signs], text)).toEqual([signs]);
  },
);

it.each([
  '',
  'what  is',
  '.+',
  '[a-z]',
  '$&',
  '<b>',
  '👩‍💻',
  'مرحبا',
  'words What',
  'SignsAmp',
  'Signs ',
  'undefined',
])('faq-search/matching: does not find “%s”', (text) => {
  expect(matchEntries([signs], text)).toEqual([]);
});
