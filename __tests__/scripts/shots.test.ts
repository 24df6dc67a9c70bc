import { readArguments } from '@/scripts/shots';

test.each([
  [[], { word: '', widths: [390, 768, 1280, 1920], isWhole: true }],
  [['pricing', '390'], { word: 'pricing', widths: [390], isWhole: false }],
  [['1280', '390'], { word: '', widths: [1280, 390], isWhole: false }],
  [['pricing'], { word: 'pricing', widths: [390, 768, 1280, 1920], isWhole: false }],
])('%j chooses pages and widths; only a complete set replaces old pictures', (args, expected) => {
  expect(readArguments(args)).toEqual(expected);
});

test.each([
  [['pricing', 'faq'], 'faq'],
  [['--width=390'], '--width=390'],
  [['pricing', '0'], '0'],
  [['390px', 'faq'], 'faq'],
  [[''], ''],
])('%j is refused', (args, refused) => {
  expect(() => readArguments(args)).toThrow(`Not understood: “${refused}”`);
});
