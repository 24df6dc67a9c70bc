import { lintFiles } from './lint-files';

const component = (markup: string) =>
  `export function Part({ list }: { list: number[] }) { return ${markup}; }`;

/** A mistake for each rule of ours in the configuration, and each set of files. */
const mistakes: [rule: string, file: string, text: string][] = [
  ['site(restricted-syntax)', 'content/model/a.ts', "export * from './site';"],
  ['site(restricted-syntax)', 'scripts/a.ts', "export const a = 'a {b}'.replace('{b}', 'c');"],
  [
    'site(restricted-syntax)',
    'content/model/b.ts',
    "export const a = 'a'.replace('a', process.title);",
  ],
  ['site(restricted-syntax)', 'e2e/export/a.spec.ts', "'a'.replaceAll('a', process.title);"],
  ['site(restricted-syntax)', 'components/ui/a.ts', "'a'.replace(/a/, process.title);"],
  ['site(restricted-here)', 'components/ui/a.tsx', component('<script src="/a.js" />')],
  ['site(restricted-here)', 'components/ui/b.tsx', component('<p id="help" />')],
  ['site(restricted-here)', 'components/islands/a.tsx', component('<p id={`hint-${list[0]}`} />')],
  ['site(restricted-here)', 'components/ui/b.ts', "'use client';\nexport const a = 1;"],
  ['site(restricted-here)', 'e2e/export/b.spec.ts', "test('a', ({ page }) => page.goto('/'));"],
];

let problems: ReturnType<typeof lintFiles>;
beforeAll(() => {
  problems = lintFiles(Object.fromEntries(mistakes.map(([, file, text]) => [file, text])));
});

test.each(mistakes)('%s finds its mistake in %s', (rule, file) => {
  const found = problems.filter((problem) => problem.file === file);
  expect(found.map((problem) => problem.rule)).toContain(rule);
});
