import { fillText } from '@/engine/islands/fill-text';

test('every placeholder is filled, wherever it stands', () => {
  expect(fillText('{n} of {all}, {n}', { n: 1, all: 2 })).toBe('1 of 2, 1');
});

test.each(['$&', "$'", '$`', '$$', '$1', '$<n>', '{all}', '\\'])(
  '%s in a value is what it is',
  (value) => expect(fillText('<{n}>', { n: value, all: 'none' })).toBe(`<${value}>`),
);

test('a name that stands for nothing is left, one of JavaScript included', () => {
  expect(fillText('{n} {constructor} {toString}', {})).toBe('{n} {constructor} {toString}');
});
