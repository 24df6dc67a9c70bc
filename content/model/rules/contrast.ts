import { contrastOf } from '@/content/model/palette.mjs';
import type { Brand } from '@/content/model/schemas/brand';

/** A colour on another one, its place in the file, and the contrast that the two need. */
interface Pair {
  path: readonly [mode: string, name: string];
  colour: string;
  on: string;
  ground: string;
  needed: number;
  use: string;
}

/** What WCAG 2.2 requires of text (1.4.3), and of the parts that identify a control (1.4.11). */
const TEXT = { needed: 4.5, use: 'text' };
const GRAPHICS = { needed: 3, use: 'the focus outline' };

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Every token for text or outlines, and each of its backgrounds. */
const used = [
  ['ink', 'surface', TEXT],
  ['ink', 'surface-raised', TEXT],
  ['muted', 'surface', TEXT],
  ['muted', 'surface-raised', TEXT],
  ['accent', 'surface', TEXT],
  ['accent', 'surface-raised', TEXT],
  ['accent-2', 'surface', TEXT],
  ['accent-2', 'surface-raised', GRAPHICS],
  ['danger', 'surface', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-2', TEXT],
] as const;

/** The tokens for text on the background of a dark section. */
const atNight = ['ink', 'muted', 'accent', 'accent-2'] as const;

function pairsOf({ light, dark, night, print }: Brand['colours']): Pair[] {
  return [
    ...Object.entries({ light, dark }).flatMap(([mode, colours]) =>
      used.map(([name, on, needs]) => ({
        path: [mode, name] as const,
        colour: colours[name],
        on,
        ground: colours[on],
        ...needs,
      })),
    ),
    // Reported at the background: the colours on it are right in the dark theme.
    ...atNight.map((name) => ({
      path: ['night', 'surface'] as const,
      colour: night.surface,
      on: `below ${name}`,
      ground: dark[name],
      ...TEXT,
    })),
    { path: ['print', 'muted'], colour: print.muted, on: 'on white paper', ground: WHITE, ...TEXT },
  ];
}

/** Whether black contrasts more with a colour than white does. */
const isPale = (colour: string) => contrastOf(colour, WHITE) < contrastOf(colour, BLACK);

const nameOf = ([mode, name]: Pair['path']) => `${mode}.${name}`;

/**
 * The pairs of colours that are too alike for what they are used for. What is on a colour that has
 * to change itself is left out, and so is advice that contradicts another.
 *
 * @returns each with the path of its field in `brand.yaml`, and with what to do
 */
export function faintPairs(colours: Brand['colours']) {
  const faint = pairsOf(colours).filter(
    ({ colour, ground, needed }) => contrastOf(colour, ground) < needed,
  );
  const faulty = new Set(faint.map(({ path }) => nameOf(path)));
  const left = faint.filter(({ path: [mode], on }) =>
    mode === 'night'
      ? !faulty.has(`dark.${on.replace('below ', '')}`)
      : !faulty.has(`${mode}.${on}`),
  );
  return left.map((pair) => {
    const { path, colour, on, ground, needed, use } = pair;
    // Rounded down, so that a contrast that is refused never looks sufficient.
    const shown = Math.floor(contrastOf(colour, ground) * 100) / 100;
    const where = on.includes(' ') ? on : `on ${on}`;
    const rival = pairsOf(colours).find(
      (other) => nameOf(other.path) === nameOf(path) && isPale(other.ground) !== isPale(ground),
    );
    // Towards black or white, whichever contrasts more with the background.
    const wanted = isPale(ground) ? 'darker' : 'lighter';
    const advice = rival
      ? `bring ${on} and ${rival.on} closer together, both pale or both dark`
      : `choose a ${wanted} one`;
    return {
      path: ['colours', ...path],
      message: `has a contrast of ${shown} ${where} (${ground}); ${use} needs ${needed}: ${advice}`,
    };
  });
}
