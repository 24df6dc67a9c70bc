import { fillText } from '@/engine/islands/fill-text';

test('every placeholder is filled, however often it occurs', () => {
  expect(fillText('{n} of {all}, {n}', { n: 1, all: 2 })).toBe('1 of 2, 1');
});

test.each(['$&', "$'", '$`', '$$', '$1', '$<n>', '{all}', '\\'])(
  '%s in a value has no special meaning',
  (value) => expect(fillText('<{n}>', { n: value, all: 'none' })).toBe(`<${value}>`),
);

test('an unknown name is left as it is, even one that every object has', () => {
  expect(fillText('{n} {constructor} {toString}', {})).toBe('{n} {constructor} {toString}');
});
