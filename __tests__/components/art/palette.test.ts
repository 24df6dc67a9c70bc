import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { darkPalette, palette } from '@/components/art/palette';
import { svgFile } from '@/components/art/svg-file';

const css = readFileSync('app/globals.css', 'utf8');
const theme = /@theme \{.*?\n\}/s.exec(css)?.[0];
const darkTheme = /@media \(prefers-color-scheme: dark\) \{\n  :root \{.*?\n\}/s.exec(css)?.[0];

it.each(Object.entries(palette))('draws with the token %s', (name, colour) => {
  expect(theme).toContain(`--color-${name}: ${colour};`);
});

it.each(Object.entries(darkPalette))(
  'draws with the token %s of the dark theme',
  (name, colour) => {
    expect(darkTheme).toContain(`--color-${name}: ${colour};`);
  },
);

it('gives a night cloth on light paper the colours of the dark theme', () => {
  const night = /\[data-tone='night'\] \{.*?@media/s.exec(css)?.[0];
  const colours = [...(night ?? '').matchAll(/--color-[\w-]+: #\w+;/g)].map(([line]) => line);
  expect(colours).toContain(`--color-surface: ${darkPalette.surface};`);
  for (const colour of colours) expect(darkTheme).toContain(colour);
});

it('draws the pale threads of pictures as pale in files as on pages', async () => {
  const styles = readFileSync('app/weave.css', 'utf8');
  const file = await svgFile(createElement('svg'));
  const onPages = [...styles.matchAll(/\.(damask-\w+) \{\s*stroke-opacity: 0(\.\d+);/g)];
  expect(onPages.length).toBeGreaterThan(2);
  for (const [, name, opacity] of onPages) {
    expect(file).toContain(`.${name}{stroke-opacity:${opacity}}`);
  }
});
