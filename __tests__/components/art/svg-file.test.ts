import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { svgFile } from '@/components/art/svg-file';
import { content } from '@/content/model/loaded';

const { colours } = content.brand;
const drawing = createElement('svg');

it('draws in the colours of both themes', () => {
  const [light, dark] = svgFile(drawing, colours).split('@media (prefers-color-scheme:dark)');
  for (const name of ['surface', 'accent', 'accent-tint', 'accent-2', 'accent-2-tint'] as const) {
    expect(light).toContain(`{stroke:${colours.light[name]}}`);
    expect(dark).toContain(`{stroke:${colours.dark[name]}}`);
  }
});

it('gives a night cloth the colours of the dark theme, whatever the theme', () => {
  const file = svgFile(drawing, colours, 'night');
  expect(file).toContain(`.weave-casing{stroke:${colours.dark.surface}}`);
  expect(file).not.toContain('prefers-color-scheme');
});

it('gives pale threads the opacity in files that they have on pages', () => {
  const styles = readFileSync('app/weave.css', 'utf8');
  const file = svgFile(drawing, colours);
  const onPages = [...styles.matchAll(/\.(damask-\w+) \{\s*stroke-opacity: 0(\.\d+);/g)];
  expect(onPages.length).toBeGreaterThan(2);
  for (const [, name, opacity] of onPages) {
    expect(file).toContain(`.${name}{stroke-opacity:${opacity}}`);
  }
});
