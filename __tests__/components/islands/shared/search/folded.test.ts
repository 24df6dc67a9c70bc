// Covers faq-search/matching of e2e/README.md.
import { folded, hasText, placeOf } from '@/components/islands/shared/search/folded';

it.each([
  ['The client’s wish', "CLIENT'S"],
  ['Résumé', 'resume'],
  ['Re\u0301sume\u0301', 'résumé'],
  ['The “loom”', '"loom"'],
  ['Go on…', 'on...'],
  ['48–72 hours', '48-72 hours'],
  ['a day', 'a\u00a0day'],
  ['Straße', 'STRASSE'],
  ['STRASSE', 'straße'],
  ['GROẞ', 'gross'],
  ['Ærø', 'aero'],
  ['Łódź', 'lodz'],
  ['cœur', 'coeur'],
  ['Đà Nẵng', 'da nang'],
  ['Guðrún Þórsdóttir', 'gudrun thorsdottir'],
  ['Diyarbakır', 'DIYARBAKIR'],
  ['İzmir', 'izmir'],
  ['Ŧ and Ħ', 't and h'],
  ['ﬁne Ǽon', 'fine aeon'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['co\u00adoperate', 'cooperate'],
])('%s contains %s', (text, wanted) => {
  expect(hasText(['else', text], wanted)).toBe(true);
  expect(folded(text.slice(...(placeOf(wanted, text) ?? [0, 0])))).toBe(folded(wanted));
});

it('finds neither other words nor an empty text', () => {
  expect(hasText(['Résumé'], 'resumes')).toBe(false);
  expect(hasText(['Résumé'], '')).toBe(false);
  expect(placeOf('loom', 'Résumé')).toBeUndefined();
});

it.each([
  ['Straße, Ærø, Łódź', 'aero', 'Ærø'],
  ['Die Straße', 'strass', 'Straß'],
  ['Die Straße', 'se', 'ße'],
  ['Der Fußball', 's', 'ß'],
  ['Ærø', 'ero', 'Ærø'],
  ['Ærø', 'a', 'Æ'],
  ['Œuvre', 'uvre', 'uvre'],
  ['Ŧorþ', 'th', 'þ'],
  ['Re\u0301sume\u0301.', 'resume', 'Re\u0301sume\u0301'],
  ['Re\u0301sume\u0301.', 'sum', 'sum'],
  ['co\u00adop', 'coo', 'co\u00ado'],
])('in “%s”, “%s” is found at “%s”', (text, wanted, found) => {
  expect(text.slice(...(placeOf(wanted, text) ?? [0, 0]))).toBe(found);
});

it('finds no place for what is nothing once it is folded', () => {
  expect(placeOf('\u0301', 'Résumé')).toBeUndefined();
});

it('finds the place after characters that are compared as several or as none', () => {
  const text = '… e\u0301 𝒳 loom.';
  const [start, end] = placeOf('LOOM', text) ?? [];
  expect(text.slice(start, end)).toBe('loom');
});
