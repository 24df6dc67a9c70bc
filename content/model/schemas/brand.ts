import { z } from 'zod';
import { paletteOf } from '@/content/model/palette.mjs';
import { image } from '@/content/model/schemas/image';
import { field } from '@/content/model/schemas/field';

const NO_TEXT = 'must be a colour such as "#0b6b4f", in quotes: YAML reads # as a comment';

const colour = z
  .string(NO_TEXT)
  .regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0b6b4f')
  .meta({ 'x-widget': 'colour' });

const line = field(colour, 'Lines', 'Between entries. They only divide, so they may be pale.');
const muted = field(colour, 'Quiet text', 'For what stands beside the main text.');

const palette = z.strictObject({
  surface: field(colour, 'Paper', 'The background of the page.'),
  'surface-raised': field(colour, 'Raised paper', 'The background of some sections and of cards.'),
  ink: field(colour, 'Text'),
  muted,
  line,
  accent: field(colour, 'First colour', 'Links, buttons, and the crosswise threads.'),
  'accent-tint': field(colour, 'First colour, pale', 'The second tint of those threads.'),
  'accent-2': field(colour, 'Second colour', 'What has the focus, and the lengthwise threads.'),
  'accent-2-tint': field(colour, 'Second colour, pale', 'The second tint of those threads.'),
  danger: field(colour, 'Mistakes', 'What a form says about a mistake.'),
  'on-accent': field(colour, 'Text on a colour', 'On buttons and on sections in a colour.'),
});
/** The colours of one theme, by the names of their tokens. */
export type Palette = z.infer<typeof palette>;

const file = field(
  image.shape.file.refine(
    (name) => /\.(?:svg|png)$/i.test(name),
    'must be an SVG or a PNG, so that it can be without a background',
  ),
  'File',
  'Its name in content/media, such as our-name.svg.',
);
const logoFile = z.strictObject({ file });

const wordmark = z.strictObject({
  light: field(logoFile, 'On light paper', 'An SVG, or a PNG without background.'),
  dark: field(
    logoFile.optional(),
    'On dark paper',
    'For visitors whose system is dark; without it they see the first.',
  ),
});
export type Wordmark = z.infer<typeof wordmark>;

const colours = z.strictObject({
  light: field(palette, 'Light', 'For visitors whose system is light.'),
  dark: field(palette, 'Dark', 'For visitors whose system is dark, and for dark sections.'),
  night: field(
    z.strictObject({ surface: field(colour, 'Paper'), line }),
    'Dark sections of a dark page',
    'What differs from the dark colours, so that such a section stands out.',
  ),
  print: field(
    z.strictObject({ muted, line }),
    'Print',
    'What differs from the light colours on white paper.',
  ),
});

const fields = z.strictObject({
  colour: field(
    colour.optional(),
    'The company’s colour',
    'Of any lightness. All others are made from it so that they can be read: “Colours” need not be filled in, and does not count.',
  ),
  colours: field(
    colours.optional(),
    'Colours',
    'Texts need a contrast of 4.5 to their background; the check says which pairs lack it.',
  ),
  corner: field(
    z.string().regex(/^\d+(?:\.\d+)?(?:px|rem)$/, 'must be a length such as 0.25rem or 4px'),
    'Corner',
    'How round buttons and fields are, such as 0.25rem; 0px for right angles.',
  ),
  font: field(
    z
      .string()
      .regex(
        /^@fontsource-variable\/[a-z\d-]+$/,
        'must be a package of a variable font, such as @fontsource-variable/figtree',
      ),
    'Font',
    'The npm package of a variable font from fontsource.org, which is to be installed first.',
  ),
  logo: field(
    z
      .string()
      .regex(/^\/[\w/-]+\.svg$/, 'must be an SVG file under public, such as /logo.svg')
      .meta({ 'x-widget': 'files' })
      .optional(),
    'Logo',
    'An SVG file with width and height, which stands beside the name and is the icon. Without it the woven mark is drawn in the company’s colours. In a file, its path under public, such as /logo.svg.',
  ),
  wordmark: field(
    wordmark.optional(),
    'Logo instead of the name',
    'A picture with the company’s name in header, footer and social cards; without “Logo” it is the icon, too.',
  ),
});

/** The look; one colour alone stands for all that are made from it. */
export const brandFile = fields.transform(({ colours: own, ...brand }, { issues, value }) => {
  const all = brand.colour === undefined ? own : paletteOf(brand.colour);
  if (all) return { ...brand, colours: all };
  const message = 'is missing: write the company’s colour here, or all of `colours`';
  issues.push({ code: 'custom', input: value, path: ['colour'], message });
  return z.NEVER;
});
export type Brand = z.infer<typeof brandFile>;
