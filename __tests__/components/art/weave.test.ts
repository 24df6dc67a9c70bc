import type { WeaveOptions, WeaveShape } from '@/components/art/cloth';
import { weave } from '@/components/art/weave';

const cloth = {
  seed: 'cloth',
  shape: 'grid',
  width: 640,
  height: 640,
  warps: 8,
  wefts: 7,
  ribbon: [36, 28],
  bend: 14,
  inset: [52, 52, 52, 52],
  casing: 3,
  decimals: 0,
} as const satisfies WeaveOptions;

const samples: Record<WeaveShape, Required<WeaveOptions>> = {
  grid: cloth,
  loom: { ...cloth, shape: 'loom', wefts: 3 },
  day: {
    ...cloth,
    shape: 'day',
    width: 1200,
    height: 224,
    wefts: 2,
    inset: [16, 300, 16, 450],
    decimals: 1,
  },
};

/** Number of dashes in a `stroke-dasharray` that begins with a dash of no length. */
const dashCount = (over: string) => (over === '' ? 0 : (over.split(' ').length - 2) / 2);

describe.each(Object.entries(samples))('a weave in the shape of a %s', (_, options) => {
  const drawing = weave(options);

  it('is the same for the same seed', () => {
    expect(weave({ ...options })).toEqual(drawing);
  });

  it('draws a weft again above every other warp, beginning in turn with the first and second', () => {
    const drawn = drawing.wefts.map(({ over }) => dashCount(over)).filter((count) => count > 0);
    const half = options.warps / 2;
    expect(drawn).toEqual(Array.from({ length: options.wefts }, () => half));
    const starts = drawing.wefts
      .filter(({ over }) => over !== '')
      .map(({ over }) => Number(over.split(' ')[1]));
    const [even = 0, odd = 0] = starts;
    for (const [index, start] of starts.entries()) {
      expect(start > (even + odd) / 2).toBe(index % 2 === 1);
    }
  });

  it('writes finite numbers only', () => {
    const written = [
      ...drawing.warps.map(({ path }) => path),
      ...drawing.wefts.flatMap(({ path, over, overCasing }) => [path, over, overCasing]),
    ];
    expect(written.join(' ')).not.toMatch(/NaN|Infinity|undefined|e[+-]/);
  });
});

it('gives each seed its own cloth', () => {
  expect(weave({ ...cloth, seed: 'another' })).not.toEqual(weave(cloth));
});
