import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import { defineConfig, globalIgnores } from 'eslint/config';
import { importRules } from './scripts/lint/import-rules.mjs';
import { logicalClasses } from './scripts/lint/logical-classes.mjs';
import { noCycles } from './scripts/lint/no-cycles.mjs';

/** Inline scripts in the export are assumed to be Next's and removed. */
const noScripts = {
  selector: 'JSXOpeningElement[name.name="script"]',
  message: "A component's script would be mistaken for one of Next's and removed from the export.",
};
const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file itself.',
};

/** To judge a file by React's rules it is compiled, which takes long and finds nothing without React. */
const noReactRules = Object.fromEntries(
  nextVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^react(-hooks)?\//.test(name))
    .map((name) => [name, 'off']),
);

const config = defineConfig([
  globalIgnores(['.next/**', 'out*/**', 'reports/**', 'public/**', 'next-env.d.ts']),
  ...nextVitals,
  ...nextTypescript,
  {
    // Rules that need types run in Oxlint, by TypeScript 7.
    files: ['**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/consistent-type-imports': 'error' },
  },
  {
    plugins: { site: { rules: { 'logical-classes': logicalClasses, 'no-cycles': noCycles } } },
    rules: {
      'no-restricted-syntax': ['error', noBarrels],
      'site/no-cycles': 'error',
    },
  },
  {
    name: 'folders without React',
    files: ['{__tests__,content,e2e,messages,scripts}/**/*.ts'],
    rules: noReactRules,
  },
  ...importRules,
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
          message: "'use client' is allowed in components/islands only.",
        },
      ],
    },
  },
  {
    name: 'the scripts that the finishing step keeps',
    files: ['app/layout.tsx', 'components/sections/structured-data.tsx'],
    rules: { 'no-restricted-syntax': ['error', noBarrels] },
  },
  {
    name: 'copy is content, not markup',
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: {
      'react/jsx-no-literals': [
        'error',
        { allowedStrings: ['*', ':', ': ', '(', ' (', ')', ', ', '.'] },
      ],
    },
  },
  {
    name: 'languages are read in two directions',
    files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'],
    rules: { 'site/logical-classes': 'error' },
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
    files: ['e2e/**/*.ts', 'scripts/editor/browser/*.spec.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
    },
  },
  {
    name: 'tests that read the export take no page',
    files: ['e2e/export/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrels,
        {
          selector: 'ObjectPattern > Property[key.name=/^(browser|context|page)$/]',
          message: 'A test that needs a browser stands beside this folder.',
        },
      ],
    },
  },
]);

export default config;
