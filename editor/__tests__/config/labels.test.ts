import { singular } from '@/editor/config/labels';

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
