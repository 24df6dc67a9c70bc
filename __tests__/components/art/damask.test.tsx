import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { Damask } from '@/components/art/damask';
import { cardThreads, markThreads, PITCH } from '@/components/art/damask-threads';
import { CROSSINGS, readSilhouette, silhouetteOf } from '@/components/art/silhouette';
import { routeTable } from '@/content/model/route-table';
import { iconName } from '@/content/model/schemas/primitives';

/** Bytes of a card's picture when it is compressed on its own. */
const BUDGET = 600;

const icons = iconName.options;
const pictures = icons.flatMap((icon) =>
  (['card', 'mark'] as const).map((size) => ({ icon, size })),
);

it.each(pictures)('takes at most 600 bytes for $icon as a $size', ({ icon, size }) => {
  const markup = renderToStaticMarkup(<Damask icon={icon} size={size} />);
  expect(markup).toContain('<path');
  expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(BUDGET);
});

it('draws every icon differently', () => {
  expect(new Set(icons.map((icon) => JSON.stringify(silhouetteOf(icon)))).size).toBe(icons.length);
});

it.each(routeTable)('has the icon of the route $key', ({ icon }) => expect(icons).toContain(icon));

it('takes what a system leaves beside the drawings for no icon', async () => {
  jest.resetModules();
  jest.doMock('node:fs', () => ({
    ...jest.requireActual<object>('node:fs'),
    readdirSync: () => ['.DS_Store', 'target.txt', 'target.txt~'],
  }));
  const primitives = await import('@/content/model/schemas/primitives');
  expect(primitives.iconName.options).toEqual(['target']);
});

type Crossing = `${number} ${number}`;

/** The crossings that a path's horizontal pieces cover, without their overlap at the ends. */
function crossingsOf(path: string, fromColumn = 0): Crossing[] {
  return [...path.matchAll(/M(-?\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) => {
    const first = Math.round(Number(x) / PITCH);
    const count = Math.round(Number(length) / PITCH);
    const row = (Number(y) - PITCH / 2) / PITCH;
    return Array.from(
      { length: count },
      (_, index): Crossing => `${row} ${fromColumn + first + index}`,
    );
  });
}

/** The crossings at the middle of the short pieces in which single threads show. */
function middlesOf(path: string): Crossing[] {
  let [x, y] = [0, 0];
  const found: Crossing[] = [];
  for (const [, command, a, b] of path.matchAll(/([Mmhv])(-?\d+)(?:[ ]?(-?\d+))?/g)) {
    if (command === 'M') [x, y] = [Number(a), Number(b)];
    if (command === 'm') [x, y] = [x + Number(a), y + Number(b)];
    const [right, down] = command === 'h' ? [Number(a), 0] : command === 'v' ? [0, Number(a)] : [];
    if (right === undefined || down === undefined) continue;
    if (right + down === 12) {
      const place = (start: number, length: number) => Math.floor((start + length / 2) / PITCH);
      found.push(`${place(y, down)} ${place(x, right)}`);
    }
    [x, y] = [x + right, y + down];
  }
  return found;
}

const neighboursOf = (crossing: Crossing) => {
  const [row = 0, column = 0] = crossing.split(' ').map(Number);
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((across): Crossing => `${row + down} ${column + across}`),
  );
};

describe.each(icons)('the figure of %s', (icon) => {
  const silhouette = silhouetteOf(icon);
  const figure = new Set(
    silhouette.flatMap((row, y) => row.flatMap((on, x): Crossing[] => (on ? [`${y} ${x}`] : []))),
  );
  const { warps, wefts, peeps, specks } = cardThreads(silhouette);

  it('has a weft on top at its own crossings and nowhere else', () => {
    expect(figure.size).toBeGreaterThan(40);
    expect(new Set(crossingsOf(wefts.join('')))).toEqual(figure);
    const margin = (CROSSINGS.columns - CROSSINGS.rows) / 2;
    expect(new Set(crossingsOf(markThreads(silhouette).wefts.join(''), margin))).toEqual(figure);
  });

  it('has a whole warp in every column', () => {
    expect(warps.join('').match(/M\d+-\dv2\d\d/g)).toHaveLength(CROSSINGS.columns);
  });

  it('shows wefts in the background and warps in the figure, never at the outline or in pairs', () => {
    const [inGround, inFigure] = [middlesOf(peeps), middlesOf(specks)];
    expect(inGround.length).toBeGreaterThan(9);
    for (const crossing of inGround) {
      expect(neighboursOf(crossing).filter((near) => figure.has(near))).toEqual([]);
    }
    for (const crossing of inFigure) {
      expect(neighboursOf(crossing).filter((near) => !figure.has(near))).toEqual([]);
    }
    for (const shown of [inGround, inFigure]) {
      const pairs = shown.flatMap((crossing) =>
        neighboursOf(crossing).filter((near) => near !== crossing && shown.includes(near)),
      );
      expect(pairs).toEqual([]);
    }
  });
});

describe('the drawing of a silhouette', () => {
  const row = '.'.repeat(CROSSINGS.columns);
  const drawn = (...changed: string[]) =>
    [...changed, ...Array<string>(CROSSINGS.rows - changed.length).fill(row)].join('\n');

  it.each([
    ['too few rows', row, 'spool.txt: has 1 rows; a silhouette has 20'],
    ['a short row', drawn(row.slice(1)), 'spool.txt: row 1 has 29 characters; it needs 30'],
    ['another sign', drawn(row, `x${row.slice(1)}`), 'row 2 has a character other than # and .'],
    ['a figure at the edge', drawn(`....#${row.slice(5)}`), 'row 1 has a # within 5 columns'],
  ])('is refused for %s', (_, drawing, message) => {
    expect(() => readSilhouette('spool', drawing)).toThrow(message);
  });

  it('may begin and end with a line break, as a text in a file does', () => {
    expect(readSilhouette('spool', `\n${drawn()}\n`)).toHaveLength(CROSSINGS.rows);
  });
});
