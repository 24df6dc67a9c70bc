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

/** For each row of imports.json a file that it is about, and what that may not import. */
const imports: [file: string, target: string][] = [
  ['e2e/pages.spec.ts', '../app/robots'],
  ['app/about/page.tsx', '@/scripts/build'],
  ['app/about/further.tsx', 'next/link'],
  ['components/layout/site-header.tsx', './shell/dom'],
  ['components/layout/shell/page.ts', '@/content/model/routes'],
  ['components/pages/story-page.tsx', '@/components/layout/wordmark'],
  ['components/sections/next-step.tsx', '@/content/model/services'],
  ['components/seo/metadata.ts', '@/components/ui/icon'],
  ['components/pictures/picture.ts', '@/messages/languages'],
  ['components/social/draw-card.ts', '@/components/ui/icon'],
  ['components/ui/button-link.tsx', '@/content/model/site'],
  ['components/art/weave.ts', '@/components/ui/icon'],
  ['components/islands/island.tsx', '@/content/model/faq'],
  ['components/islands/faq-search/faq-search.tsx', '@/components/islands/toaster/toaster'],
  ['components/islands/shared/kept-toast.ts', 'react'],
  ['content/model/faq.ts', '@/components/ui/icon'],
  ['messages/request.ts', '@/content/model/site'],
  ['scripts/build.ts', '@/app/robots'],
  ['e2e/export/search.spec.ts', '@/e2e/support/test'],
  ['engine/cli.ts', '@/site.config'],
  ['engine/finish/finish-page.ts', '@/content/model/routes'],
  ['engine/example/app/page.tsx', '@/content/model/routes'],
  ['engine/islands/slot.tsx', 'next/navigation'],
];

/** Other ways to import, each by itself. */
const ways = {
  'components/islands/a/types.tsx': "import type { Faq } from '@/content/model/faq';",
  'components/islands/a/later.tsx': "void import('@/content/model/faq');",
  'components/islands/a/ids.tsx': "import { useId } from 'react';",
};

let problems: ReturnType<typeof lintFiles>;
beforeAll(() => {
  problems = lintFiles({
    ...ways,
    ...Object.fromEntries(mistakes.map(([, file, text]) => [file, text])),
    ...Object.fromEntries(
      imports.map(([file, target]) => [file, `import { a } from '${target}';`]),
    ),
  });
});

const rulesIn = (file: string) =>
  problems.filter((problem) => problem.file === file).map(({ rule }) => rule);

test.each(mistakes)('%s finds its mistake in %s', (rule, file) => {
  expect(rulesIn(file)).toContain(rule);
});

test.each([...imports, ...Object.entries(ways)])('%s may not have %s', (file) => {
  expect(rulesIn(file)).toContain('eslint(no-restricted-imports)');
});
