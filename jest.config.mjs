import nextJest from 'next/jest.js';

/**
 * Packages in `node_modules` that are published as ES modules only, which Jest cannot load
 * unmodified.
 */
const ES_MODULES = [
  '@formatjs',
  '@ungap/structured-clone',
  'cheerio',
  'feed',
  'intl-messageformat',
  'next-intl',
  'use-intl',
  // For reading the journal: unified and the many small packages that it needs.
  ...['bail', 'ccount', 'comma-separated-tokens', 'decode-named-character-reference', 'devlop'],
  ...['escape-string-regexp', 'github-slugger', 'is-plain-obj', 'longest-streak', 'markdown-table'],
  ...['property-information', 'space-separated-tokens', 'trim-lines', 'trough', 'unified', 'yaml'],
  ...['zwitch', '(character-entities|estree|hast|html-url|mdast|micromark|rehype|remark)[^/]*'],
  '(unist|vfile)[^/]*',
];

/** @type {import('jest').Config} */
const config = {
  // Tests of what is drawn or runs in a browser say `@jest-environment jsdom`, which takes longer.
  testEnvironment: 'node',
  // By default Jest leaves one processor free, so on two it would run one file after the other.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
  // Builds and copies of the site contain package.json, which Jest would mistake for packages.
  modulePathIgnorePatterns: ['<rootDir>/\\.next/', '<rootDir>/out', '<rootDir>/reports/'],
};

/**
 * next/jest puts its own patterns first, and a file is ignored if any pattern matches, so they are
 * replaced.
 */
export default async function jestConfig() {
  return {
    ...(await nextJest({ dir: './' })(config)()),
    transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  };
}
