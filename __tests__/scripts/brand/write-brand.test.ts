import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { folderWith } from '@/__tests__/temporary-folder';
import { brandFont } from '@/content/model/brand-font';
import { content } from '@/content/model/loaded';
import { BRAND, writeBrand } from '@/scripts/brand/write-brand';

const { brand } = content;
let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Changes a value of the look and writes what is made from it. */
function writeWith(path: readonly string[], value: unknown) {
  const document = parseDocument(read(BRAND));
  document.setIn(path, value);
  writeFileSync(join(root, BRAND), document.toString());
  writeBrand(root);
}

beforeEach(() => {
  const look = parseDocument(readFileSync(BRAND, 'utf8'));
  // An owner may have a logo, whose file is not in this folder.
  look.delete('logo');
  root = folderWith({ [BRAND]: look.toString() });
  for (const folder of ['app', 'public']) mkdirSync(join(root, folder));
});

it('names the file of the font and its weights for Next', () => {
  writeBrand(root);
  const { file, weights, name } = brandFont(brand.font);
  const written = read('app/font.ts');
  expect(written).toContain(`src: '../${file}'`);
  expect(written).toContain(`weight: '${weights.min} ${weights.max}'`);
  expect(written).toContain(`variable: '--font-${name}'`);
});

it('draws the icon in the colours of the light theme, or takes the logo', () => {
  writeWith(['colours', 'light', 'accent'], '#123456');
  expect(read('public/icon.svg')).toContain('stroke="#123456"');
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  writeFileSync(join(root, 'public/mark.svg'), logo);
  writeWith(['logo'], '/mark.svg');
  expect(read('public/icon.svg')).toBe(logo);
});

it('leaves up-to-date files alone, which a development server would reload', () => {
  writeBrand(root);
  const file = join(root, 'app/font.ts');
  utimesSync(file, 1, 1);
  writeBrand(root);
  expect(statSync(file).mtimeMs).toBe(1000);
});

it('says what is wrong with the file', () => {
  expect(() => writeWith(['corner'], 'round')).toThrow(/brand\.yaml:\d+: field corner: must be/);
});
