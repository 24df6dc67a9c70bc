import { withBrowser } from '@/scripts/lib/with-browser';
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

test('a browser that does not start is named', async () => {
  const { CHROMIUM_PATH } = process.env;
  process.env.CHROMIUM_PATH = '/nonexistent';
  await expect(withBrowser(async () => {})).rejects.toThrow('CHROMIUM_PATH names does not');
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});
