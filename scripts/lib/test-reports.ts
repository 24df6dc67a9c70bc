import { basename } from 'node:path';
import { testFilesIn, testsWithoutPage } from '@/scripts/lib/needed-pages.mjs';

/** Folder of the tests that build copies of the site, two of which need a browser. */
export const BUILD_TESTS = '__tests__/build';

/**
 * The names of those tests: each is a step of its own, with a report of its own. One that needs a
 * page which its owner has taken away has nothing to build.
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

/** The reports of all test runners, of which CI's last line is the sum. */
export const testReports = () => [jestReport(), ...buildTests().map(jestReport), 'playwright.json'];
