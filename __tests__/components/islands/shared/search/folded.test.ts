import { hasText, placeOf } from '@/components/islands/shared/search/folded';

it.each([
  ['The client’s wish', "CLIENT'S"],
  ['Résumé', 'resume'],
  ['Re\u0301sume\u0301', 'résumé'],
  ['The “loom”', '"loom"'],
  ['Go on…', 'on...'],
  ['48–72 hours', '48-72 hours'],
  ['a day', 'a\u00a0day'],
])('%s contains %s', (text, wanted) => {
  expect(hasText(['else', text], wanted)).toBe(true);
  const [start, end] = placeOf(wanted, text) ?? [];
  expect(hasText([text.slice(start, end)], wanted)).toBe(true);
  expect(text.slice(start, end).length).toBeLessThanOrEqual(wanted.length + 1);
});

it('finds neither other words nor an empty text', () => {
  expect(hasText(['Résumé'], 'resumes')).toBe(false);
  expect(hasText(['Résumé'], '')).toBe(false);
  expect(placeOf('loom', 'Résumé')).toBeUndefined();
});

it('finds the place after characters that are compared as several or as none', () => {
  const text = '… e\u0301 𝒳 loom.';
  const [start, end] = placeOf('LOOM', text) ?? [];
  expect(text.slice(start, end)).toBe('loom');
});
