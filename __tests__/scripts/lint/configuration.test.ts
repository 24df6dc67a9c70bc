import { lintFiles, type Problem } from './lint-files';

const component = (body: string, markup = '<p />') =>
  `import { useState } from 'react';
export function Part({ list }: { list: number[] }) { ${body}
return ${markup}; }`;
const browserTest = (body: string) =>
  `import { expect, test } from '@/e2e/support/test';
test('a page', async ({ page }) => { ${body} });`;

/**
 * A mistake for each plugin and each set of files in the configuration. This shows that the rules
 * are switched on; third-party rules need no further test.
 */
const mistakes: [rule: string, folder: string, text: string][] = [
  ['eslint(prefer-const)', 'content', 'let a = 1; export const b = a;'],
  ['eslint(max-lines)', 'components/ui', 'void 0;\n'.repeat(151)],
  ['import(no-anonymous-default-export)', 'content', 'export default [1];'],
  ['typescript(no-floating-promises)', 'scripts', 'Promise.resolve(1);'],
  ['next(no-img-element)', 'components/ui', component('', '<img alt="" src="/a.svg" />')],
  ['jsx-a11y(alt-text)', 'components/ui', component('', '<img src="/a.svg" />')],
  ['react(jsx-no-literals)', 'components/ui', component('', '<p>Copy</p>')],
  ['react-hooks(rules-of-hooks)', 'components/ui', component('if (list.length > 1) useState(1);')],
  ['react(purity)', 'components/ui', component('', '<p>{Math.random()}</p>')],
  ['eslint(no-restricted-imports)', 'components/ui', "export { site } from '@/content/site';"],
  ['site(logical-classes)', 'components/ui', component('', '<p className="ml-4" />')],
  ['site(restricted-syntax)', 'content', "export * from './site';"],
  ['site(restricted-syntax)', 'scripts', "export const a = 'a {b}'.replace('{b}', 'c');"],
  ['site(restricted-syntax)', 'content', "export const a = 'a'.replace('a', process.title);"],
  ['site(restricted-syntax)', 'e2e/export', "export const a = 'a'.replaceAll('a', process.title);"],
  ['site(restricted-syntax)', 'components/ui', "export const a = 'a'.replace(/a/, process.title);"],
  ['site(restricted-here)', 'components/ui', component('', '<script src="/a.js" />')],
  ['site(restricted-here)', 'components/ui', component('', '<p id="help" />')],
  ['site(restricted-here)', 'components/islands/a', component('', '<p id={`hint-${list[0]}`} />')],
  ['site(restricted-here)', 'components/ui', "'use client';\nexport const a = 1;"],
  ['site(restricted-here)', 'e2e/export', browserTest("expect(page.url()).toBe('');")],
  ['jest(expect-expect)', '__tests__', "test('a', () => {});"],
  [
    'playwright(missing-playwright-await)',
    'e2e',
    browserTest("expect(page.locator('p')).toBeVisible();"),
  ],
];

const contains = (text: string, part: string) => text.includes(part);
/** The file of a mistake: tests and markup need extensions of their own. */
const fileOf = ([, folder, text]: (typeof mistakes)[number], index: number) => {
  const ending = folder.startsWith('e2e')
    ? '.spec.ts'
    : contains(text, '</') || contains(text, '/>')
      ? '.tsx'
      : '.ts';
  return `${folder}/mistake-${index}${ending}`;
};

let problems: Problem[] = [];
beforeAll(() => {
  const files = mistakes.map((mistake, index) => [fileOf(mistake, index), mistake[2]] as const);
  problems = lintFiles({
    ...Object.fromEntries(files),
    'content/one.ts': "import type { Other } from './other';\nexport type One = Other;",
    'content/other.ts': "export type { One as Other } from '@/content/one';",
    'content/unused.ts': '// oxlint-disable-next-line no-var\nexport const a = 1;',
  });
});

const rulesIn = (wanted: string) =>
  problems.filter(({ file }) => file === wanted).map(({ rule }) => rule);

test.each(mistakes.map((mistake, index) => [mistake[0], fileOf(mistake, index)]))(
  '%s finds its mistake in %s',
  (rule, file) => expect(rulesIn(file)).toContain(rule),
);

test('files that import one another are reported, types and re-exports included', () => {
  for (const file of ['content/one.ts', 'content/other.ts']) {
    expect(rulesIn(file)).toEqual(['import(no-cycle)']);
  }
});

test('a comment that disables nothing is reported', () => {
  const messages = problems.filter(({ file }) => file === 'content/unused.ts');
  expect(messages.map(({ message }) => message)).toEqual([expect.stringContaining('nused')]);
});
