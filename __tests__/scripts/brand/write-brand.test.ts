import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { folderWith } from '@/__tests__/temporary-folder';
import { brandFont } from '@/content/model/brand-font';
import { content } from '@/content/model/loaded';
import { BRAND, writeBrand } from '@/scripts/brand/write-brand';

const { brand } = content;
let root: string;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Changes a value of the look and writes what is made from it. */
async function writeWith(path: readonly string[], value: unknown) {
  const document = parseDocument(read(BRAND));
  document.setIn(path, value);
  writeFileSync(join(root, BRAND), document.toString());
  await writeBrand(root);
}

beforeEach(() => {
  const look = parseDocument(readFileSync(join('__tests__/fixture', BRAND), 'utf8'));
  // Its pictures are not in this folder.
  look.delete('wordmark');
  root = folderWith({ [BRAND]: look.toString() });
  for (const folder of ['app', 'public']) mkdirSync(join(root, folder));
});

it('names the file of the font and its weights for Next', async () => {
  await writeBrand(root);
  const { file, weights, name } = brandFont(brand.font);
  const written = read('app/font.ts');
  expect(written).toContain(`src: '../${file}'`);
  expect(written).toContain(`weight: '${weights.min} ${weights.max}'`);
  expect(written).toContain(`variable: '--font-${name}'`);
});

it('draws the icon in the colours of the light theme, or takes the logo', async () => {
  await writeWith(['colours', 'light', 'accent'], '#123456');
  expect(read('public/icon.svg')).toContain('stroke="#123456"');
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  writeFileSync(join(root, 'public/mark.svg'), logo);
  await writeWith(['logo'], '/mark.svg');
  expect(read('public/icon.svg')).toBe(logo);
});

it('makes an icon of the logo that stands for the name, on light paper', async () => {
  const picture = sharp({ create: { width: 300, height: 60, channels: 4, background: '#c20' } });
  mkdirSync(join(root, 'content/media'));
  await picture.png().toFile(join(root, 'content/media/name.png'));
  await writeWith(['wordmark'], { light: { file: 'name.png' } });
  expect(read('public/icon.svg')).toContain(`fill="${brand.colours.light.surface}"`);
  const icon = await sharp(join(root, 'public/icon.svg')).resize(96).raw().toBuffer();
  const at = (x: number, y: number) => [...icon.subarray((96 * y + x) * 4, (96 * y + x) * 4 + 3)];
  expect(at(48, 48)).toEqual([0xcc, 0x22, 0]);
  expect(at(48, 8)).not.toEqual([0xcc, 0x22, 0]);
});

it('leaves up-to-date files alone, which a development server would reload', async () => {
  await writeBrand(root);
  const file = join(root, 'app/font.ts');
  utimesSync(file, 1, 1);
  await writeBrand(root);
  expect(statSync(file).mtimeMs).toBe(1000);
});

it('says what is wrong with the file', async () => {
  await expect(writeWith(['corner'], 'round')).rejects.toThrow(
    /brand\.yaml:\d+: field corner: must be/,
  );
});
