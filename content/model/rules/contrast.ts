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

/** Relative luminance of a colour of six hexadecimal digits, 0 to 1, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours by WCAG 2.2, from 1 for equal ones to 21.
 *
 * @param one as `#rrggbb`, like the other
 */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The pairs of colours that are too alike for what they are used for.
 *
 * @returns each with the path of its field in `brand.yaml`, and with what to do
 */
export function faintPairs(colours: Brand['colours']) {
  return pairsOf(colours).flatMap(({ path, colour, on, ground, needed, use }) => {
    const contrast = contrastOf(colour, ground);
    if (contrast >= needed) return [];
    // Rounded down, so that a contrast that is refused never looks sufficient.
    const shown = Math.floor(contrast * 100) / 100;
    const where = on.includes(' ') ? on : `on ${on}`;
    // Towards black or white, whichever contrasts more with the background.
    const wanted = contrastOf(ground, WHITE) < contrastOf(ground, BLACK) ? 'darker' : 'lighter';
    return [
      {
        path: ['colours', ...path],
        message: `has a contrast of ${shown} ${where} (${ground}); ${use} needs ${needed}: choose a ${wanted} one`,
      },
    ];
  });
}
