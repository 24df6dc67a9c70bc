/** Imports that lint forbids. Those that it allows are in the site's own files, which it checks. */
import { lintLines } from './lint-files';

const page = 'app/about/page.tsx';
const header = 'components/layout/site-header.tsx';
const shell = 'components/layout/shell/page.ts';
const section = 'components/sections/next-step.tsx';
const island = 'components/islands/faq-search/faq-search.tsx';
const shared = 'components/islands/shared/toast.ts';
const server = 'components/seo/metadata.ts';
const engine = 'engine/finish/finish-page.ts';
const button = 'components/ui/button-link.tsx';
const weave = 'components/art/weave.ts';
const keptToast = 'components/islands/toaster/kept-toast.ts';

/** Files, and what they may not import, not even a type. */
const forbidden: [file: string, target: string][] = [
  [page, '@/app/about/mission'],
  [page, '@/scripts/build'],
  [page, '../mission'],
  [page, 'next/link'],
  [header, '@/app/(home)/trusted-by'],
  [header, '@/components/islands/toaster/kept-toast'],
  [header, '@/components/layout/shell/dom'],
  [header, './shell/dom'],
  [shell, '@/components/layout/site-header'],
  [shell, '@/components/ui/glyph'],
  [shell, '@/content/model/routes'],
  [shell, 'react'],
  [shell, '@formatjs/intl'],
  [section, '@/components/layout/wordmark'],
  [section, '@/components/islands/toaster/kept-toast'],
  [section, '@/content/model/services'],
  [island, '@/components/islands/toaster/toaster'],
  [island, '@/components/islands/registry'],
  [island, '@/components/sections/next-step'],
  [island, '@/components/seo/metadata'],
  [island, '@/components/art/weave'],
  [island, '@/content/model/faq'],
  [island, '@/messages/en.json'],
  [island, 'next-intl'],
  [island, 'next/navigation'],
  [shared, '@/components/islands/toaster/toaster'],
  [shell, '@/engine/serve/port'],
  [engine, '@/engine/islands/after-paint'],
  [engine, '@/content/model/routes'],
  [engine, '../../content/routes'],
  ['engine/cli.ts', '../site.config'],
  ['engine/islands/slot.tsx', 'next/navigation'],
  ['components/islands/island.tsx', '@/content/model/faq'],
  [server, '@/components/ui/icon'],
  [server, '@/components/islands/shared/toast'],
  [button, '@/components/seo/site-url'],
  [button, '@/engine/islands/slot'],
  [button, '@/content/model/site'],
  [weave, '@/components/ui/icon'],
  [weave, '@/content/model/site'],
  [keptToast, '@/components/ui/icon'],
  [keptToast, '@/content/model/schemas/site'],
  [keptToast, 'react'],
  ['content/model/faq.ts', '@/components/ui/icon'],
  ['content/model/faq.ts', '@/engine/hosting/nginx'],
  [page, '@/engine/shared/validate'],
  [island, '@/engine/shared/validate'],
  ['content/model/faq.ts', '@/messages/en.json'],
  ['messages/request.ts', '@/content/model/site'],
  ['scripts/build.ts', '@/app/robots'],
  ['e2e/pages.spec.ts', '../app/robots'],
  ['e2e/export/search.spec.ts', '@/e2e/support/test'],
];

/** Statements that import from a file, by names that are unique in the importing file. */
const statementsOf = (target: string) => {
  const name = target.replace(/\W/g, '_');
  return [`import { ${name} } from '${target}';`, `import type { ${name}_type } from '${target}';`];
};
const USE_ID = "import { useId } from 'react';";
const LATER = "void import('@/content/model/faq');";

let saidTo: ReturnType<typeof lintLines>;

beforeAll(() => {
  const files: Record<string, string[]> = { [island]: [USE_ID, LATER] };
  for (const [file, target] of forbidden) {
    (files[file] ??= []).push(...statementsOf(target));
  }
  saidTo = lintLines('eslint(no-restricted-imports)', files);
});

test.each(forbidden)('%s may not import %s, not even a type', (file, target) => {
  for (const statement of statementsOf(target)) {
    expect(saidTo(file, statement)).toEqual([expect.stringContaining(`'${target}'`)]);
  }
});

test('an island makes no ids of its own', () => {
  expect(saidTo(island, USE_ID)).toEqual([expect.stringContaining("'useId'")]);
});

test('dynamic imports count, too', () => {
  expect(saidTo(island, LATER)).toEqual([expect.stringContaining("'@/content/model/faq'")]);
});
