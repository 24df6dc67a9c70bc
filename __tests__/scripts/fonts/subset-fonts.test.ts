import { subsetFonts, type SubsetFonts } from '@/scripts/fonts/subset-fonts';
import { withSubsetFonts } from '@/scripts/fonts/with-subset-fonts';

// Compressing a font takes a second, on a busy machine several.
jest.setTimeout(60_000);

/** Sizes of the files by name, in bytes, and the ranges of those that are fetched when needed. */
async function subset(...pages: string[]) {
  const sizes: Record<string, number> = {};
  const { rest } = await subsetFonts(pages, (name, { length }) => {
    sizes[name] = length;
    return `/${name}.woff2`;
  });
  return { sizes, ranges: rest.map(({ range }) => range) };
}

test('letters move to the first file when a page says them', async () => {
  const [without, with_] = [
    await subset('<p>Zo</p>'),
    await subset('<p>Zo</p>', '<i>àéêëïöüß</i>'),
  ];
  expect(with_.sizes.figtree).toBeGreaterThan(without.sizes.figtree!);
  expect(with_.sizes['figtree-latin']).toBeLessThan(without.sizes['figtree-latin']!);
  expect(with_.sizes['figtree-latin-ext']).toBe(without.sizes['figtree-latin-ext']);
  expect(without.ranges[0]).toMatch(/^U\+100-2BA,/);
  expect(without.ranges[1]).toMatch(/^U\+7F-9F,U\+A1-A2,/);
  // What the first file has is named by no other, which would be fetched while the first is awaited.
  expect(without.ranges[1]).toContain('U+B8-FF');
  expect(with_.ranges[1]).toContain('U+F7-FB,U+FD-FF');
});

test('the files depend on the letters, not on the order of the pages', async () => {
  expect(await subset('é', 'ß')).toEqual(await subset('ß', 'é', 'é'));
});

test('browsers look into the used part first, and everything else of the face stays', () => {
  const fonts: SubsetFonts = {
    used: '/used.woff2',
    rest: [{ url: '/rest.woff2', range: 'U+0-FF' }],
  };
  const face = (url: string, display: string, end = '') =>
    `@font-face{font-family:f;src:url(${url})format("woff2");font-display:${display}${end}}`;
  const fallback = '@font-face{font-family:f Fallback;src:local(Arial);size-adjust:99%}';
  const css = face('/a.woff2', 'optional') + fallback;
  const used = face('/used.woff2', 'optional') + fallback;
  expect(withSubsetFonts(css, fonts, false)).toBe(used);
  expect(withSubsetFonts(css, fonts, true)).toBe(
    face('/rest.woff2', 'swap', ';unicode-range:U+0-FF') + used,
  );
  expect(withSubsetFonts(fallback, fonts, true)).toBe(fallback);
});
