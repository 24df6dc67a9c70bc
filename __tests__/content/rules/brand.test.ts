import { ContentCopy } from './content-copy';
import { found, site } from './found';
import { folderWith } from '@/__tests__/temporary-folder';
import { brand } from '@/content/model/rules/brand';
import { contrastOf, paletteOf } from '@/content/model/palette.mjs';
import { brandFile, type Brand } from '@/content/model/schemas/brand';
import { brandAdvice } from '@/scripts/content/brand-advice';

const FILE = 'content/brand.yaml';
const { colours, ...rest } = site.content.brand;
const { light, dark } = colours;

/** What is wrong with this site's look, with these changes. */
const problemsWith = (change: Partial<Brand>, root = '.') =>
  found(brand, { root, content: { brand: { colours, ...rest, logo: undefined, ...change } } });

/** What is wrong with this site's colours if one is another. */
const problemsOfColour = (mode: keyof Brand['colours'], name: string, colour: string) =>
  problemsWith({ colours: { ...colours, [mode]: { ...colours[mode], [name]: colour } } });

it('calculates the contrasts that WCAG gives as examples', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
  expect(contrastOf(light.ink, light.ink)).toBe(1);
});

it('reports the mode, pair and contrast of illegible text', () => {
  const problems = problemsOfColour('light', 'muted', light.surface);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain(
    `${FILE}: field colours.light.muted: has a contrast of 1 on surface (${light.surface}); text needs 4.5`,
  );
  expect(problems[1]).toContain('on surface-raised');
});

it.each([
  ['light', 'danger', light.surface, 'light.danger: has a contrast of 1 on surface'],
  ['light', 'danger', light.surface, 'text needs 4.5: choose a darker one'],
  ['dark', 'danger', dark.surface, 'text needs 4.5: choose a lighter one'],
  ['dark', 'on-accent', dark['accent-2'], 'dark.on-accent: has a contrast of 1 on accent-2'],
  ['dark', 'accent-2', dark['surface-raised'], 'the focus outline needs 3'],
  ['night', 'surface', dark.accent, 'night.surface: has a contrast of 1 below accent'],
  ['print', 'muted', '#fefefe', 'print.muted: has a contrast of 1 on white paper'],
] as const)('checks the contrast of %s %s', (mode, name, colour, problem) => {
  expect(problemsOfColour(mode, name, colour).join('\n')).toContain(problem);
});

it('says nothing of what is on a colour that has to change itself', () => {
  // A pale accent needs a darker one on paper; then its text stays as it is.
  const pale = '#ffd400';
  const problems = problemsOfColour('light', 'accent', pale);
  expect(problems).toHaveLength(2);
  for (const problem of problems) expect(problem).toMatch(/light\.accent: .*choose a darker one$/);
});

it('never asks for a darker and a lighter colour at once', () => {
  const [problem, ...others] = problemsOfColour('light', 'surface-raised', '#101010');
  expect([problem, ...others].join('\n')).not.toMatch(/choose a/);
  expect(problem).toContain(
    'bring surface-raised and surface closer together, both pale or both dark',
  );
});

const STEPS = ['00', '40', '80', 'c0', 'ff'];
const COLOURS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)),
);

it('makes a palette that can be read from a colour of any lightness and hue', () => {
  for (const colour of COLOURS) {
    expect([colour, problemsWith({ colours: paletteOf(colour) })]).toEqual([colour, []]);
  }
});

it('keeps the colour wherever it can be read, and says where it was changed', () => {
  const adviceOn = (colour: string) => brandAdvice(brandFile.parse({ ...rest, colour }));
  const yellow = paletteOf('#ffd400');
  expect(yellow.dark.accent).toBe('#ffd400');
  expect(adviceOn('#ffd400')).toEqual([
    `content/brand.yaml: #ffd400 is too pale for text on paper; light pages have ${yellow.light.accent} in its place`,
  ]);
  expect(adviceOn('#0b4f3a')).toEqual([
    expect.stringContaining('#0b4f3a is too dark for text at night'),
  ]);
  expect(brandAdvice(site.content.brand)).toEqual([]);
});

it('needs one colour or all of them', () => {
  const copy = new ContentCopy();
  copy.write(FILE, 'corner: 0px\nfont: "@fontsource-variable/figtree"\n');
  expect(copy.onlyProblem()).toContain('field colour: is missing: write the company’s colour here');
  copy.write(FILE, `colour: "#FFD400"\n${copy.read(FILE)}`);
  expect(copy.load().content.brand.colours).toEqual(paletteOf('#FFD400'));
});

it('requires no contrast of lines and tints', () => {
  expect(problemsOfColour('light', 'line', light.surface)).toEqual([]);
  expect(problemsOfColour('dark', 'accent-tint', dark.surface)).toEqual([]);
});

it('says why a colour without quotes has no value', () => {
  const copy = new ContentCopy();
  copy.write(FILE, copy.read(FILE).replace(/accent: (['"])(#\w+)\1/, 'accent: $2'));
  const problem = copy.onlyProblem();
  expect(problem).toContain('in quotes: YAML reads # as a comment');
  expect(copy.lineOf(problem)).toContain('accent:');
});

it('says how to install a font that is missing', () => {
  expect(problemsWith({ font: '@fontsource-variable/no-such-font' })).toEqual([
    expect.stringContaining(
      'field font: is not installed; run npm install @fontsource-variable/no-such-font @fontsource/no-such-font',
    ),
  ]);
});

it.each([
  ['has no file', undefined, 'there is no file public/mark.svg'],
  ['has no size', 'viewBox="0 0 9 9"/>', 'a width and a height'],
  ['has a size', 'width="9" height="9"/>', ''],
  [
    'has a script',
    'width="9" height="9"><script/></svg>',
    'public/mark.svg contains <script>, which may run or load something',
  ],
])('a logo that %s', (_, svg, problem) => {
  const root = folderWith(
    svg ? { 'public/mark.svg': `<svg xmlns="http://www.w3.org/2000/svg" ${svg}` } : {},
  );
  const problems = problemsWith({ logo: '/mark.svg' }, root);
  expect(problems).toHaveLength(problem === '' ? 0 : 1);
  expect(problems.join('\n')).toContain(problem);
});
