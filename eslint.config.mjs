import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Who may import whom, besides packages and files of the own folder. */
const mayImport = {
  app: ['components/', 'content/', 'messages/'],
  'components/layout': ['components/(sections|islands|ui|art|lib)/', 'content/', 'messages/'],
  'components/sections': ['components/(islands|ui|art|lib)/', 'content/(schemas/|routes)'],
  'components/islands': ['components/(ui|lib)/', 'content/schemas/'],
  'components/ui': ['components/lib/', 'content/schemas/'],
  'components/art': ['components/lib/'],
  'components/lib': ['content/'],
  content: [],
  messages: [],
};

const noParentImports = { regex: '^\\.\\./', message: 'Import by the @/ alias.' };

/**
 * The finished export has nothing of Next's client: what needs it would be dead there. Islands are
 * hydrated by React alone, where ids that `useId` makes in two trees differ.
 */
const noNextClient = {
  regex: '^next/(script|form|dynamic|link|image|router)',
  message: 'The finished export has no Next in the browser.',
};
const noServerInIslands = {
  regex: '^(next|next-intl)(/|$)',
  message: 'Islands know React alone: hand them what they need as props.',
};
const noUseId = {
  name: 'react',
  importNames: ['useId'],
  message: 'Ids differ between the page and the island: hand them over as props.',
};

/** Inline scripts in the export are taken for Next's own and removed. */
const noScripts = {
  selector: 'JSXOpeningElement[name.name="script"]',
  message: 'A script of a component would be taken for one of Next and removed from the export.',
};
const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file itself.',
};

const layers = Object.entries(mayImport).map(([folder, targets]) => ({
  name: `layers/${folder}`,
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: folder === 'components/islands' ? [noUseId] : [],
        patterns: [
          noParentImports,
          folder === 'components/islands' ? noServerInIslands : noNextClient,
          {
            regex: `^@/(?!${[`${folder}/`, ...targets].join('|')})`,
            message: `${folder} may import only: ${[folder, ...targets].join(', ')}.`,
          },
          ...(folder === 'app'
            ? [{ regex: '^@/app/', message: 'Nothing imports app; use a path in the own folder.' }]
            : []),
        ],
      },
    ],
  },
}));

const config = defineConfig([
  globalIgnores(['.next/**', 'out*/**', 'reports/**', 'public/**', 'next-env.d.ts']),
  ...nextVitals,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // React's event handlers may return promises that nobody reads.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    rules: {
      'no-restricted-imports': ['error', { patterns: [noParentImports] }],
      'no-restricted-syntax': ['error', noBarrels],
    },
  },
  ...layers,
  {
    name: 'islands are the only client code',
    files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'],
    ignores: ['components/islands/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrels,
        noScripts,
        {
          selector: 'ExpressionStatement[directive="use client"]',
          message: "'use client' stands in components/islands only.",
        },
      ],
    },
  },
  {
    name: 'the scripts that the finishing step knows',
    files: ['app/layout.tsx', 'components/sections/structured-data.tsx'],
    rules: { 'no-restricted-syntax': ['error', noBarrels] },
  },
  {
    name: 'words are content, not markup',
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: {
      'react/jsx-no-literals': [
        'error',
        { allowedStrings: ['*', ':', ': ', '(', ' (', ')', ', ', '.'] },
      ],
    },
  },
  {
    name: 'size',
    files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: 'size of pages',
    files: ['app/**/page.tsx'],
    rules: { 'max-lines': ['error', { max: 60 }] },
  },
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    extends: [jest.configs['flat/recommended']],
    rules: { 'jest/expect-expect': 'error' },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'react-hooks/rules-of-hooks': 'off',
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
    },
  },
]);

export default config;
