import { basename } from 'node:path';
import { testFilesIn, testsWithoutPage } from '@/scripts/lib/needed-pages.mjs';

/** Folder of the tests that build copies of the site, two of which need a browser. */
export const BUILD_TESTS = '__tests__/build';

/**
 * The names of the tests that build copies; each is a step with its own report. A test that needs a
 * page which the owner has taken away is left out.
 */
export function buildTests(): string[] {
  const leftOut = testsWithoutPage(BUILD_TESTS);
  return testFilesIn(BUILD_TESTS)
    .filter((file) => !leftOut.includes(file))
    .map((file) => basename(file, '.test.ts'));
}

/** @returns the report of a test that builds a copy, or of all the other unit tests */
export const jestReport = (buildTest?: string) =>
  buildTest ? `jest-${buildTest}.json` : 'jest.json';

/** The reports of all test runners, whose counts CI's last line adds up. */
export const testReports = () => [jestReport(), ...buildTests().map(jestReport), 'playwright.json'];
