import { labelFromKey, singular } from '@/editor/config/labels';

test.each([
  ['ctaText', 'Cta text'],
  ['work-together', 'Work together'],
  ['title', 'Title'],
  ['copyrightYear', 'Copyright year'],
])('the label of %s is “%s”', (key, label) => {
  expect(labelFromKey(key)).toBe(label);
});

test.each([
  ['Questions', 'Question'],
  ['Categories', 'Category'],
  ['Boxes', 'Box'],
  ['Services', 'Service'],
  ['Work', 'Work'],
  ['Address', 'Address'],
  ['Focus', 'Focus'],
])('an entry of “%s” is a “%s”', (label, expected) => {
  expect(singular(label)).toBe(expected);
});
