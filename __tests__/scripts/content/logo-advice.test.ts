import { svg } from '@/__tests__/content/picture-files/originals';
import { folderWith } from '@/__tests__/temporary-folder';
import { brandFile } from '@/content/model/schemas/brand';
import { logoAdvice } from '@/scripts/content/logo-advice';

const drawing = (fill: string, more = '') =>
  svg('width="64" height="48"', `${more}<circle cx="24" cy="24" r="20" fill="${fill}"/>`);
const root = folderWith({
  'content/media/black.svg': drawing('#111'),
  'content/media/white.svg': drawing('#fff'),
  'content/media/orange.svg': drawing('#d9730d'),
  'content/media/plate.svg': drawing('#111', '<rect width="64" height="48" fill="#fff"/>'),
  'content/media/own.svg': drawing('#111', '<style>@media (prefers-color-scheme: dark) {}</style>'),
  'public/black.svg': drawing('#111'),
});
const wordmark = (light: string, dark?: string) => ({
  wordmark: { light: { file: light }, ...(dark !== undefined && { dark: { file: dark } }) },
});

test.each([
  [wordmark('black.svg'), ['black.svg can hardly be seen on dark pages; name one for them']],
  [wordmark('black.svg', 'white.svg'), []],
  [wordmark('white.svg'), ['white.svg can hardly be seen on light pages; take another']],
  [wordmark('white.svg', 'black.svg'), ['white.svg can hardly', 'black.svg can hardly']],
  [wordmark('orange.svg'), []],
  [wordmark('plate.svg'), []],
  [wordmark('own.svg'), []],
  [{ logo: '/black.svg' }, ['public/black.svg can hardly be seen on dark pages; lighten it']],
  [{}, []],
])('%j: a logo that is hardly seen is named', async (own, expected) => {
  const look = { colour: '#0b6b4f', corner: '0px', font: '@fontsource-variable/figtree', ...own };
  expect(await logoAdvice(brandFile.parse(look), root)).toEqual(
    expected.map((part) => expect.stringContaining(part) as unknown),
  );
});
