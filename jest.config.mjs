import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nextJest from 'next/jest.js';
import { testsWithoutPage } from './scripts/lib/needed-pages.mjs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Folders of installed packages that are published as ES modules, which Jest has to transform. */
const esModules = Object.keys(packages).filter((folder) => {
  const file = join(folder, 'package.json');
  return folder && existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).type === 'module';
});

/** @type {import('jest').Config} */
const config = {
  // Tests of code that runs in a browser name `@jest-environment jsdom`, which takes longer.
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/__tests__/in-jsdom.ts', '<rootDir>/__tests__/on-the-fixture.ts'],
  // By default Jest leaves one processor free, so on two it would run one file after the other.
  maxWorkers: '100%',
  // Ends a test that hangs, but fails none merely because its machine is busy.
  testTimeout: 900_000,
  // Other folders hold builds and copies of the site, whose packages would clash with its own.
  roots: ['<rootDir>/__tests__', '<rootDir>/editor/__tests__'],
  testMatch: ['<rootDir>/{,editor/}__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...testsWithoutPage('__tests__')],
  // Otherwise each use is a look-up by name: loops over a picture's pixels took ten times as long.
  sandboxInjectedGlobals: ['Math'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
};

/**
 * next/jest puts its own patterns first, and a file is ignored if any pattern matches, so they are
 * replaced.
 */
export default async function jestConfig() {
  return {
    ...(await nextJest({ dir: './' })(config)()),
    transformIgnorePatterns: [
      `${import.meta.dirname}/(?=node_modules/)(?!(?:${esModules.join('|')})/(?!(?:.*/)?node_modules/))`,
    ],
  };
}
