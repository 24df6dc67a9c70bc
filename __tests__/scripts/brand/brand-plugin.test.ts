import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type Plugin } from 'postcss';
import { content } from '@/content/model/loaded';

const { brandPlugin } = jest.requireActual<{ brandPlugin: (root: string) => Plugin }>(
  '@/scripts/brand/brand-plugin.mjs',
);
const { colours, corner } = content.brand;
const filled = (css: string) =>
  postcss([brandPlugin('__tests__/fixture')]).process(css, { from: 'app/a.css' });

it('puts colours, corner and font into a style sheet', () => {
  const { css } = filled(
    'a{color:brand(light.accent-2);border-radius:brand(corner);--f:brand(font)}',
  );
  expect(css).toContain(`color:${colours.light['accent-2']};`);
  expect(css).toContain(`border-radius:${corner};`);
  expect(css).toMatch(/--f:var\(--font-[\w-]+\), /);
});

it('writes an opacity as the last two digits of a colour', () => {
  expect(filled('a{color:brand(light.ink / 0.5)}').css).toBe(`a{color:${colours.light.ink}80}`);
});

it('reports a value that the file lacks', () => {
  expect(() => filled('a{color:brand(light.mauve)}').css).toThrow('has no light.mauve');
});

it('makes a style sheet depend on the file, and leaves others alone', () => {
  const files = (css: string) => filled(css).messages.map(({ file }) => file as string);
  expect(files('a{color:brand(dark.ink)}')).toEqual(['__tests__/fixture/content/brand.yaml']);
  expect(files('a{color:red}')).toEqual([]);
});

it('is the only source of colours in the style sheets of the site', () => {
  const sheets = readdirSync('app').filter((file) => file.endsWith('.css'));
  expect(sheets).toContain('globals.css');
  for (const file of sheets) {
    const written = readFileSync(`app/${file}`, 'utf8').match(/#(?:[\da-f]{3}){1,2}\b/gi) ?? [];
    // Printed pages are white.
    expect([file, ...written.filter((colour) => colour !== '#fff')]).toEqual([file]);
  }
});
