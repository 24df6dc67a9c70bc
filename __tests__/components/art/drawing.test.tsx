import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '@/components/art/drawing';
import { HeroWeave, heroWeaveFile } from '@/components/art/hero-weave';

const names = readdirSync('components/art/drawings').map((file) => file.replace(/\.svg$/, ''));

it.each(names)('draws %s with the classes of weaves alone, which say its colours', (name) => {
  const markup = renderToStaticMarkup(<Drawing name={name} />);
  expect(markup).toMatch(/^<svg aria-hidden="true" class="weave" viewBox="0 0 \d+ \d+"/);
  const paths = markup.match(/<(path|circle)\b[^>]*>/g) ?? [];
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    expect(path).toMatch(/class="weave-(warp|weft|warp-tint|weft-tint|casing)" stroke-width="\d/);
    expect(path).not.toMatch(/ (stroke|fill|style|id)=/);
  }
});

const markup = (icon: 'target' | 'clock', iconColor: 'blue' | 'green') =>
  renderToStaticMarkup(<HeroWeave slide={{ icon, iconColor }} />);

it.each([
  ['target', 'blue', 'focus'],
  ['clock', 'green', 'clock'],
] as const)('gives the wider threads of %s the colour of the slide', (icon, color, name) => {
  expect(markup(icon, color)).toBe(renderToStaticMarkup(<Drawing name={name} />));
  const exchanged = renderToStaticMarkup(<Drawing name={name} exchanged />);
  expect(markup(icon, color === 'blue' ? 'green' : 'blue')).toBe(exchanged);
  expect(exchanged).toContain('class="weave-weft-tint"');
});

it('has a separate file for each colour of a drawing', () => {
  expect(heroWeaveFile({ icon: 'clock', iconColor: 'blue' })).not.toBe(
    heroWeaveFile({ icon: 'clock', iconColor: 'green' }),
  );
});
