import type { WeaveOptions, WeaveShape } from '@/components/art/cloth';
import { heroWeaves } from '@/components/art/hero-weaves';
import { weave, type WeaveDrawing } from '@/components/art/weave';

const samples: Record<WeaveShape, WeaveOptions> = {
  grid: heroWeaves.focus,
  day: {
    seed: 'day',
    shape: 'day',
    width: 1200,
    height: 224,
    warps: 9,
    wefts: 2,
    ribbon: [28, 22],
    bend: 8,
    inset: [16, 300, 16, 450],
  },
  loom: { ...heroWeaves.focus, shape: 'loom', seed: 'loom', wefts: 3 },
  dial: heroWeaves.clock,
  interlock: heroWeaves.security,
  globe: heroWeaves.talent,
  seam: heroWeaves.integration,
  stitch: {
    seed: 'break',
    shape: 'stitch',
    width: 1200,
    height: 48,
    warps: 25,
    wefts: 2,
    ribbon: [7, 7],
    inset: [10, 0, 10, 0],
  },
};
const cases = Object.entries(samples);

/** Which thread is uppermost at each crossing, in order along every warp and every weft. */
function runs({ crossings }: WeaveDrawing) {
  const byThread = new Map<string, [place: number, upper: string][]>();
  for (const { warp, weft, upper } of crossings) {
    for (const [thread, place] of [
      [`warp ${warp}`, weft],
      [`weft ${weft}`, warp],
    ] as const) {
      byThread.set(thread, [...(byThread.get(thread) ?? []), [place, upper]]);
    }
  }
  return [...byThread.values()].map((run) => run.toSorted(([a], [b]) => a - b));
}

/** Number of dashes in a `stroke-dasharray` that begins with a dash of no length. */
const dashCount = (over: string) => (over === '' ? 0 : (over.split(' ').length - 2) / 2);

describe.each(cases)('a weave in the shape of a %s', (_, options) => {
  const drawing = weave(options);

  it('is the same for the same seed', () => {
    expect(weave({ ...options })).toEqual(drawing);
  });

  it('alternates between over and under along every thread', () => {
    const neighbours = runs(drawing).flatMap((run) =>
      run.slice(1).flatMap(([place, upper], index) => {
        const [before, upperBefore] = run[index] ?? [];
        return place - (before ?? NaN) === 1 ? [upper !== upperBefore] : [];
      }),
    );
    expect(neighbours.length).toBeGreaterThan(options.warps);
    expect(neighbours).not.toContain(false);
  });

  it('redraws a weft wherever it is uppermost, and nowhere else', () => {
    const uppermost = drawing.crossings.filter(({ upper }) => upper === 'weft');
    const drawn = drawing.wefts.reduce((sum, { over }) => sum + dashCount(over), 0);
    expect(drawn).toBe(uppermost.length);
  });

  it('lists no crossing twice, and writes finite numbers only', () => {
    const places = drawing.crossings.map(({ warp, weft }) => `${warp} ${weft}`);
    expect(new Set(places).size).toBe(places.length);
    const written = [...drawing.warps, ...drawing.wefts].flatMap(
      ({ path, over, overCasing, ribbon }) => [path, over, overCasing, String(ribbon)],
    );
    expect(written.join(' ')).not.toMatch(/NaN|Infinity|undefined|e[+-]/);
    for (const { x, y } of drawing.crossings) {
      expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    }
  });
});

it.each(cases.filter(([shape]) => shape !== 'globe'))(
  'crosses every warp with every weft in a %s',
  (_, options) => {
    expect(weave(options).crossings).toHaveLength(options.warps * options.wefts);
  },
);

it.each(['grid', 'globe', 'seam', 'stitch'] as const)('gives each seed its own %s', (shape) => {
  expect(weave({ ...samples[shape], seed: 'another' })).not.toEqual(weave(samples[shape]));
});

it('closes the rings of the dial: over and under alternate from the last hour to the first, too', () => {
  const { crossings } = weave(samples.dial);
  const upperAt = (hour: number, ring: number) =>
    crossings.find(({ warp, weft }) => warp === hour && weft === ring)?.upper;
  for (let ring = 0; ring < samples.dial.wefts; ring += 1) {
    expect(upperAt(0, ring)).not.toBe(upperAt(samples.dial.warps - 1, ring));
  }
});

it('hides the seam: each weft changes its tint under a warp', () => {
  const { wefts, crossings } = weave(samples.seam);
  const startOf = (path: string) => Number(/^M(-?[\d.]+)/.exec(path)?.[1]);
  const rightHalves = wefts.filter(({ tint }) => tint === 1);
  expect(rightHalves).toHaveLength(samples.seam.wefts);
  for (const { index, path } of rightHalves) {
    const above = crossings.filter(
      ({ weft, x, upper }) => weft === index && upper === 'warp' && Math.abs(x - startOf(path)) < 2,
    );
    expect(above).toHaveLength(1);
  }
});
