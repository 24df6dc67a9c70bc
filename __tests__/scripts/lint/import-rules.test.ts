import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

const { importRules } = jest.requireActual<{ importRules: Linter.Config[] }>(
  '@/scripts/lint/import-rules.mjs',
);

const linter = new Linter();
const typescript: Linter.Config = {
  files: ['**/*.ts', '**/*.tsx'],
  languageOptions: { parser: tseslint.parser },
};

/** @returns what lint says to a file with this one statement */
function problems(file: string, statement: string): string[] {
  return linter
    .verify(statement, [typescript, ...importRules], { filename: file })
    .map(({ message }) => message);
}

const page = 'app/about/page.tsx';
const header = 'components/layout/site-header.tsx';
const shell = 'components/layout/shell/page.ts';
const section = 'components/sections/next-step.tsx';
const island = 'components/islands/faq-search/faq-search.tsx';
const shared = 'components/islands/shared/toast.ts';
const server = 'components/server/seo/metadata.ts';
const button = 'components/ui/button-link.tsx';
const weave = 'components/art/weave.ts';
const browser = 'components/browser/kept-toast.ts';

test.each([
  [page, '@/components/server/seo/metadata'],
  [page, '@/content/faq'],
  [page, './mission'],
  [header, '@/components/server/menu-label'],
  [header, '@/components/islands/toaster/toast-card'],
  [header, '@/content/routes'],
  [shell, '@/components/layout/shell/dom'],
  [shell, '@/components/browser/kept-toast'],
  [section, '@/components/islands/island'],
  [section, '@/content/schemas/route'],
  [section, '@/content/routes'],
  [island, './suggestions'],
  [island, 'react'],
  [island, '@/components/islands/shared/toast'],
  [island, '@/components/islands/slot'],
  [island, '@/components/ui/glyph'],
  [island, '@/components/browser/kept-toast'],
  [island, '@/content/schemas/faq'],
  [island, '@/content/base-path'],
  ['components/islands/island.tsx', '@/components/server/script-json'],
  ['components/islands/load-islands.ts', '@/components/browser/after-paint'],
  [server, '@/content/site'],
  [button, '@/content/base-path'],
  [weave, '@/components/art/curve'],
  ['scripts/finalise.ts', '@/components/server/contact/endpoint'],
])('%s may import %s', (file, target) => {
  expect(problems(file, `import { a } from '${target}';`)).toEqual([]);
});

test.each([
  [page, '@/app/about/mission'],
  [page, '@/scripts/build'],
  [page, '../mission'],
  [page, 'next/link'],
  [header, '@/app/trusted-by'],
  [header, '@/components/browser/kept-toast'],
  [header, '@/components/layout/shell/dom'],
  [header, './shell/dom'],
  [shell, '@/components/layout/site-header'],
  [shell, '@/components/ui/glyph'],
  [shell, '@/content/routes'],
  [shell, 'react'],
  [shell, '@formatjs/intl'],
  [section, '@/components/layout/wordmark'],
  [section, '@/components/browser/kept-toast'],
  [section, '@/content/services'],
  [island, '@/components/islands/toaster/toaster'],
  [island, '@/components/islands/registry'],
  [island, '@/components/sections/next-step'],
  [island, '@/components/server/menu-label'],
  [island, '@/components/art/weave'],
  [island, '@/content/faq'],
  [island, '@/messages/en.json'],
  [island, 'next-intl'],
  [island, 'next/navigation'],
  [shared, '@/components/islands/toaster/toaster'],
  ['components/islands/slot.tsx', '@/components/server/script-json'],
  ['components/islands/island.tsx', '@/content/faq'],
  [server, '@/components/ui/icon'],
  [server, '@/components/islands/shared/toast'],
  [button, '@/components/server/site-url'],
  [button, '@/components/islands/slot'],
  [button, '@/content/site'],
  [weave, '@/components/ui/icon'],
  [weave, '@/content/site'],
  [browser, '@/components/ui/icon'],
  [browser, '@/content/schemas/site'],
  ['content/faq.ts', '@/components/ui/icon'],
  ['content/faq.ts', '@/messages/en.json'],
  ['messages/request.ts', '@/content/site'],
  ['scripts/build.ts', '@/app/robots'],
  ['e2e/pages.spec.ts', '../app/robots'],
  ['e2e/export/search.spec.ts', '@/e2e/support/test'],
])('%s may not import %s, not even a type', (file, target) => {
  expect(problems(file, `import { a } from '${target}';`)).toHaveLength(1);
  expect(problems(file, `import type { A } from '${target}';`)).toHaveLength(1);
});

test('an island makes no ids of its own', () => {
  expect(problems(island, "import { useId } from 'react';")).toHaveLength(1);
});
