/** The reports of all test runners, of which CI's last line is the sum. */
export const TEST_REPORTS = [
  'jest.json',
  'jest-journal.json',
  'jest-publishing.json',
  'jest-recipes.json',
  'jest-taken-away.json',
  'jest-translation.json',
  'playwright.json',
] as const;

/** No runner writes a report that is not counted. */
export type TestReport = (typeof TEST_REPORTS)[number];
