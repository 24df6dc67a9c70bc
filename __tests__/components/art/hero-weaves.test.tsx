import { renderToStaticMarkup } from 'react-dom/server';
import { heroWeaveFile, heroWeaveOf, heroWeaves } from '@/components/art/hero-weaves';
import { Weave } from '@/components/art/weave-svg';

const markup = (icon: 'target' | 'clock', iconColor: 'blue' | 'green') =>
  renderToStaticMarkup(<Weave {...heroWeaveOf({ icon, iconColor })} />);

/** The drawing with the colours of warps and wefts exchanged. */
const exchanged = (drawing: string) =>
  drawing.replace(/weave-(warp|weft)/g, (_, kind) => `weave-${kind === 'warp' ? 'weft' : 'warp'}`);

it.each(['target', 'clock'] as const)('gives the wider threads of %s the colour', (icon) => {
  expect(markup(icon, 'green')).toBe(exchanged(markup(icon, 'blue')));
});

it.each([
  ['target', 'blue', heroWeaves.focus],
  ['clock', 'green', heroWeaves.clock],
] as const)('draws %s in %s as it was composed', (icon, color, composed) => {
  expect(markup(icon, color)).toBe(renderToStaticMarkup(<Weave {...composed} />));
});

it('has a separate file for each colour of a drawing', () => {
  expect(heroWeaveFile({ icon: 'clock', iconColor: 'blue' })).not.toBe(
    heroWeaveFile({ icon: 'clock', iconColor: 'green' }),
  );
});
