import { lintFiles, type Problem } from './lint-files';

const component = (body: string, markup = '<p />') =>
  `import { useEffect, useMemo, useRef, useState } from 'react';
export function Part({ list }: { list: number[] }) { ${body}
return ${markup}; }`;
const browserTest = (body: string) =>
  `import { expect, test } from '@/e2e/support/test';
test('a page', async ({ page }) => { ${body} });`;

/** A mistake of every kind that lint is asked to find: the rule, the kind of file, and its text. */
const mistakes: [rule: string, folder: string, text: string][] = [
  ['eslint(no-unused-vars)', 'content', 'const a = 1;'],
  ['eslint(no-unused-expressions)', 'content', 'export const a = 1; a;'],
  ['eslint(prefer-const)', 'content', 'let a = 1; export const b = a;'],
  ['eslint(no-var)', 'content', 'export var a = 1;'],
  ['eslint(no-debugger)', 'scripts', 'debugger;'],
  ['eslint(max-lines)', 'components/ui', 'void 0;\n'.repeat(151)],
  ['import(no-anonymous-default-export)', 'content', 'export default [1];'],
  ['typescript(no-explicit-any)', 'content', 'export const a: any = 1;'],
  ['typescript(no-require-imports)', 'scripts', "export const a = require('fs');"],
  ['typescript(ban-ts-comment)', 'scripts', '// @ts-ignore\nexport const a = 1;'],
  [
    'typescript(consistent-type-imports)',
    'scripts',
    "import { Page } from '@playwright/test'; export const a = (page: Page) => page;",
  ],
  ['typescript(no-floating-promises)', 'scripts', 'Promise.resolve(1);'],
  ['typescript(no-unsafe-assignment)', 'scripts', "export const a = JSON.parse('1');"],
  ['typescript(require-await)', 'scripts', 'export const a = async () => 1;'],
  ['typescript(restrict-template-expressions)', 'scripts', 'export const a = `${{ b: 1 }}`;'],
  ['typescript(no-misused-promises)', 'scripts', '[1].forEach(async () => { await 1; });'],
  ['next(no-img-element)', 'components/ui', component('', '<img alt="" src="/a.svg" />')],
  ['jsx-a11y(alt-text)', 'components/ui', component('', '<img src="/a.svg" />')],
  ['jsx-a11y(aria-props)', 'components/ui', component('', '<p aria-lable="a" />')],
  [
    'jsx-a11y(role-has-required-aria-props)',
    'components/ui',
    component('', '<p role="checkbox" />'),
  ],
  ['react(jsx-key)', 'components/ui', component('', '<>{list.map(() => <p />)}</>')],
  ['react(jsx-no-literals)', 'components/ui', component('', '<p>Copy</p>')],
  ['react(no-unescaped-entities)', 'components/ui', component('', '<p>{list} "</p>')],
  ['react-hooks(rules-of-hooks)', 'components/ui', component('if (list.length > 1) useState(1);')],
  [
    'react-hooks(exhaustive-deps)',
    'components/ui',
    component('useEffect(() => console.log(list), []);'),
  ],
  ['react(refs)', 'components/ui', component('const ref = useRef(1);', '<p>{ref.current}</p>')],
  ['react(purity)', 'components/ui', component('', '<p>{Math.random()}</p>')],
  ['react(immutability)', 'components/ui', component('const [a] = useState({ b: 1 }); a.b = 2;')],
  [
    'react(set-state-in-render)',
    'components/ui',
    component('const [, set] = useState(1); set(2);'),
  ],
  [
    'react(static-components)',
    'components/ui',
    component('const Inner = () => <b />;', '<p><Inner /></p>'),
  ],
  ['react(use-memo)', 'components/ui', component('', '<p>{useMemo(async () => 1, [])}</p>')],
  ['site(imports)', 'components/ui', "export { site } from '@/content/site';"],
  ['site(logical-classes)', 'components/ui', component('', '<p className="ml-4" />')],
  ['site(restricted-syntax)', 'content', "export * from './site';"],
  ['site(restricted-syntax)', 'scripts', "export const a = 'a {b}'.replace('{b}', 'c');"],
  ['site(restricted-syntax)', 'content', "export const a = 'a'.replace('a', process.title);"],
  ['site(restricted-syntax)', 'e2e/export', "export const a = 'a'.replaceAll('a', process.title);"],
  ['site(restricted-syntax)', 'components/ui', "export const a = 'a'.replace(/a/, process.title);"],
  ['site(restricted-syntax)', 'components/ui', component('', '<script src="/a.js" />')],
  ['site(restricted-syntax)', 'components/ui', component('', '<p id="help" />')],
  [
    'site(restricted-syntax)',
    'components/islands/a',
    component('', '<p id={`hint-${list[0]}`} />'),
  ],
  ['site(restricted-syntax)', 'components/ui', "'use client';\nexport const a = 1;"],
  ['site(restricted-syntax)', 'e2e/export', browserTest("expect(page.url()).toBe('');")],
  ['jest(no-focused-tests)', '__tests__', "test.only('a', () => expect(1).toBe(1));"],
  ['jest(no-disabled-tests)', '__tests__', "test.skip('a', () => expect(1).toBe(1));"],
  ['jest(expect-expect)', '__tests__', "test('a', () => {});"],
  ['jest(valid-expect)', '__tests__', "test('a', () => { expect(1); });"],
  [
    'jest(no-identical-title)',
    '__tests__',
    "test('a', () => expect(1).toBe(1)); test('a', () => expect(1).toBe(1));",
  ],
  ['jest(no-alias-methods)', '__tests__', "test('a', () => expect(() => 1).toThrowError('a'));"],
  ['playwright(expect-expect)', 'e2e', browserTest("await page.goto('/');")],
  [
    'playwright(missing-playwright-await)',
    'e2e',
    browserTest("expect(page.locator('p')).toBeVisible();"),
  ],
  ['playwright(no-wait-for-timeout)', 'e2e', browserTest('await page.waitForTimeout(9);')],
  ['playwright(no-networkidle)', 'e2e', browserTest("await page.waitForLoadState('networkidle');")],
  ['playwright(no-conditional-in-test)', 'e2e', browserTest('if (page.url()) expect(1).toBe(1);')],
  [
    'playwright(no-focused-test)',
    'e2e',
    "import { test } from '@playwright/test'; test.only('a', () => {});",
  ],
];

const contains = (text: string, part: string) => text.includes(part);
/** The file of a mistake: tests and markup have endings of their own. */
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
    'content/unused.ts': '// oxlint-disable-next-line no-var\nexport const a = 1;',
    'components/islands/nothing/nothing.ts': "'use client';\nexport const a = 1;",
  });
});

const rulesIn = (wanted: string) =>
  problems.filter(({ file }) => file === wanted).map(({ rule }) => rule);

test.each(mistakes.map((mistake, index) => [mistake[0], fileOf(mistake, index)]))(
  '%s finds its mistake in %s',
  (rule, file) => expect(rulesIn(file)).toContain(rule),
);

test('a comment that disables nothing is reported', () => {
  const messages = problems.filter(({ file }) => file === 'content/unused.ts');
  expect(messages.map(({ message }) => message)).toEqual([expect.stringContaining('nused')]);
});

test('what is right is not reported', () => {
  expect(rulesIn('components/islands/nothing/nothing.ts')).toEqual([]);
});
