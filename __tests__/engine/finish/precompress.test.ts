import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderWith } from '@/__tests__/temporary-folder';
import { precompress } from '@/engine/finish/precompress';
import { writeCached } from '@/engine/shared/cache';

const LONG = 'Woven together. '.repeat(100);
let folder: string;
let cache: string;
beforeEach(() => {
  folder = folderWith({
    'index.html': LONG,
    'about.html': `About us. ${LONG}`,
    'short.txt': 'Short.',
    'picture.png': LONG,
    _headers: LONG,
  });
  cache = folderWith({});
});

const contentOf = (file: string) => readFileSync(join(folder, file));
const copies = () => readdirSync(folder).filter((file) => /\.(?:br|gz)$/.test(file));

test('files worth compressing have copies that unpack to the same content', async () => {
  await expect(precompress(folder, cache)).resolves.toBe(2);
  expect(copies().sort()).toEqual(
    ['about.html', 'index.html'].flatMap((file) => [`${file}.br`, `${file}.gz`]),
  );
  expect(brotliDecompressSync(contentOf('index.html.br')).toString()).toBe(LONG);
  expect(gunzipSync(contentOf('index.html.gz')).toString()).toBe(LONG);
});

test('a further build reuses the copies of unchanged files', async () => {
  await precompress(folder, cache);
  for (const file of readdirSync(cache)) writeCached(join(cache, file), `kept ${file}`);
  writeFileSync(join(folder, 'about.html'), `All about us. ${LONG}`);
  await precompress(folder, cache);
  expect(contentOf('index.html.br').toString()).toMatch(/^kept \w+\.br$/);
  expect(contentOf('index.html.gz').toString()).toMatch(/^kept \w+\.gz$/);
  expect(brotliDecompressSync(contentOf('about.html.br')).toString()).toMatch(/^All about us\./);
});

test('copies of former content leave the cache', async () => {
  await precompress(folder, cache);
  const former = readdirSync(cache);
  for (const file of former) utimesSync(join(cache, file), 0, 0);
  writeFileSync(join(folder, 'about.html'), `All about us. ${LONG}`);
  await precompress(folder, cache);
  const found = readdirSync(cache);
  expect(found).toHaveLength(former.length);
  expect(found.filter((file) => former.includes(file))).toHaveLength(former.length / 2);
});

test('many files are compressed faster, to a few more bytes each, but for scripts', async () => {
  // Pseudo-random numbers, the same in each run.
  let random = 7;
  const words = Array.from({ length: 3_000 }, () => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    return `<p class="w${random % 7}">${(random % 300).toString(36)}</p>`;
  });
  for (const file of ['index.html', 'shell.js']) writeFileSync(join(folder, file), words.join(' '));
  await precompress(folder, cache);
  const { length } = contentOf('index.html.br');
  for (let page = 0; page < 500; page += 1) writeFileSync(join(folder, `${page}.html`), 'Short.');
  await precompress(folder, cache);
  expect(contentOf('index.html.br').length).toBeGreaterThan(length);
  expect(contentOf('index.html.br').length).toBeLessThan(1.1 * length);
  expect(contentOf('shell.js.br')).toHaveLength(length);
});
