import { readdirSync, readFileSync } from 'node:fs';
import { folderWith } from '@/__tests__/temporary-folder';
import { rareCharacters, subsetFont, type FontSubsets } from '@/engine/fonts/subset-font';
import { withSubsetFont } from '@/engine/fonts/with-subset-font';

const font = { package: '@fontsource-variable/figtree', features: ['kern', 'tnum'] };

/** Cache of the parts: compressing one takes a second, or several on a busy machine. */
const cache = folderWith({});

/** Sizes of the files by name, in bytes, and the ranges of those that are fetched when needed. */
async function subset(...pages: string[]) {
  const sizes: Record<string, number> = {};
  const characters = pages.map(rareCharacters);
  const addFile = (name: string, { length }: Buffer) => {
    sizes[name] = length;
    return `/${name}.woff2`;
  };
  const { rest } = await subsetFont('.', font, characters, { addFile, cache, salt: '' });
  return { sizes, ranges: rest.map(({ range }) => range) };
}

test('letters move to the first file when a page uses them', async () => {
  const [without, with_] = [
    await subset('<p>Zo</p>'),
    await subset('<p>Zo</p>', '<i>àéêëïöüß</i>'),
  ];
  expect(with_.sizes.figtree).toBeGreaterThan(without.sizes.figtree!);
  expect(with_.sizes['figtree-latin']).toBeLessThan(without.sizes['figtree-latin']!);
  expect(with_.sizes['figtree-latin-ext']).toBe(without.sizes['figtree-latin-ext']);
  expect(without.ranges[0]).toMatch(/^U\+100-2BA,/);
  expect(without.ranges[1]).toMatch(/^U\+A1-A2,/);
  // No other range has what the first file has, or its file would be fetched while that one loads.
  expect(without.ranges[1]).toContain('U+B8-FF');
  expect(with_.ranges[1]).toContain('U+F7-FB,U+FD-FF');
});

test('a part is cut once, and again when anything that it depends on has changed', async () => {
  const folder = folderWith({});
  const cut = async (salt: string, ...pages: string[]) => {
    const contents: Buffer[] = [];
    await subsetFont('.', font, pages, {
      addFile: (_, content) => String(contents.push(content)),
      cache: folder,
      salt,
    });
    return contents;
  };
  const first = await cut('one');
  const names = readdirSync(folder);
  expect(names).toHaveLength(first.length);
  expect(await cut('one')).toEqual(first);
  expect(readdirSync(folder)).toEqual(names);
  await cut('one', 'é');
  expect(readdirSync(folder)).toHaveLength(names.length + 2);
  await cut('another');
  expect(readdirSync(folder)).toHaveLength(2 * names.length + 2);
});

test('the files depend on the letters, not on the order of the pages', async () => {
  expect(await subset('é', 'ß')).toEqual(await subset('ß', 'é', 'é'));
});

test('a package without the subset latin-ext has no file for it', async () => {
  const file = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const root = folderWith({
    [file]: readFileSync(file),
    'node_modules/@fontsource-variable/figtree/unicode.json': '{ "latin": "U+0000-00FF" }',
  });
  const { used, rest } = await subsetFont(root, font, [], {
    addFile: (name) => name,
    cache,
    salt: '',
  });
  expect([used, ...rest.map(({ url }) => url)]).toEqual(['figtree', 'figtree-latin']);
});

describe('the style sheet', () => {
  const fonts: FontSubsets = {
    used: '/used.woff2',
    rest: [
      { url: '/ext.woff2', range: 'U+100-2BA' },
      { url: '/latin.woff2', range: 'U+7F-FF' },
    ],
  };
  const face = (family: string, url: string, display: string, end = '') =>
    `@font-face{font-family:${family};src:url(${url})format("woff2");font-display:${display}${end}}`;
  const fallback = '@font-face{font-family:f Fallback;src:local(Arial);size-adjust:99%}';
  const css = face('f', '/a.woff2', 'optional') + fallback;

  test('has the used part in place of the whole font, and everything else of the face', () => {
    const used = face('f', '/used.woff2', 'optional');
    expect(withSubsetFont(css, fonts, false)).toBe(used + fallback);
    expect(withSubsetFont(fallback, fonts, true)).toBe(fallback);
  });

  // If the rest were further faces of one family, browsers would look up system fonts for it.
  test('where visitors type, has the rest as a family that comes before the fallback', () => {
    const named = `${css}.a{--font:"f", "f Fallback"}.b{font-family:f,serif}.c{color:f}`;
    expect(withSubsetFont(named, fonts, true)).toBe(
      [
        face('"f rest"', '/ext.woff2', 'swap', ';unicode-range:U+100-2BA'),
        face('"f rest"', '/latin.woff2', 'swap', ';unicode-range:U+7F-FF'),
        face('f', '/used.woff2', 'optional'),
        fallback,
        '.a{--font:"f", "f rest", "f Fallback"}.b{font-family:f, "f rest",serif}.c{color:f}',
      ].join(''),
    );
  });
});
