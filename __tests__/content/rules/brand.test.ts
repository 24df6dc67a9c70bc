import { ContentCopy } from './content-copy';
import { content } from '@/content/loaded';
import { contrastOf } from '@/content/rules/contrast';

const BRAND = 'content/brand.yaml';
const { light, dark } = content.brand.colours;

let copy: ContentCopy;
beforeEach(() => (copy = new ContentCopy()));

/** Sets a value of the look, and returns the problems of its file. */
function problemsWith(path: readonly string[], value: unknown) {
  copy.set(BRAND, path, value);
  return copy.problems().filter((problem) => problem.startsWith(BRAND));
}

it('calculates the contrasts that WCAG gives as examples', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
  expect(contrastOf(light.ink, light.ink)).toBe(1);
});

it('reports the line, mode, pair and contrast of illegible text', () => {
  const problems = problemsWith(['colours', 'light', 'muted'], light.surface);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/:\d+: field colours\.light\.muted: has a contrast of 1 on surface/);
  expect(problems[0]).toContain(`on surface (${light.surface}); text needs 4.5`);
  expect(problems[1]).toContain('on surface-raised');
  expect(copy.lineOf(problems[0])).toContain('muted:');
});

it.each([
  [['light', 'danger'], light.surface, 'light.danger: has a contrast of 1 on surface'],
  [['light', 'danger'], light.surface, 'text needs 4.5: choose a darker one'],
  [['dark', 'danger'], dark.surface, 'text needs 4.5: choose a lighter one'],
  [['dark', 'on-accent'], dark['accent-2'], 'dark.on-accent: has a contrast of 1 on accent-2'],
  [['dark', 'accent-2'], dark['surface-raised'], 'the focus outline needs 3'],
  [['night', 'surface'], dark.accent, 'night.surface: has a contrast of 1 below accent'],
  [['print', 'muted'], '#fefefe', 'print.muted: has a contrast of 1 on white paper'],
])('checks the contrast of %s', (path, colour, problem) => {
  const problems = problemsWith(['colours', ...path], colour);
  expect(problems.join('\n')).toContain(problem);
});

it('requires no contrast of lines and tints', () => {
  expect(problemsWith(['colours', 'light', 'line'], light.surface)).toEqual([]);
  expect(problemsWith(['colours', 'dark', 'accent-tint'], dark.surface)).toEqual([]);
});

it('says why a colour without quotes has no value', () => {
  copy.write(BRAND, copy.read(BRAND).replace(/accent: (['"])(#\w+)\1/, 'accent: $2'));
  const problem = copy.onlyProblem();
  expect(problem).toContain('in quotes: YAML reads # as a comment');
  expect(copy.lineOf(problem)).toContain('accent:');
});

it('says how to install a font that is missing', () => {
  const [problem] = problemsWith(['font'], '@fontsource-variable/no-such-font');
  expect(problem).toContain(
    'field font: is not installed; run npm install @fontsource-variable/no-such-font @fontsource/no-such-font',
  );
  expect(copy.lineOf(problem)).toContain('font:');
});

it('needs a logo whose file exists and has a size', () => {
  const [missing] = problemsWith(['logo'], '/mark.svg');
  expect(missing).toContain('field logo: there is no file public/mark.svg');
  copy.write('public/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  expect(copy.onlyProblem()).toContain('a width and a height');
  copy.write('public/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(copy.problems()).toEqual([]);
});

it('refuses a logo with a script', () => {
  copy.write(
    'public/mark.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>',
  );
  expect(problemsWith(['logo'], '/mark.svg')).toEqual([
    expect.stringContaining('public/mark.svg contains <script>, which may run or load something'),
  ]);
});
