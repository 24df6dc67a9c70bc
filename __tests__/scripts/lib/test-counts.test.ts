import { addCounts, countJest, countPlaywright, formatCounts } from '@/scripts/lib/test-counts';

const jestReport = {
  success: true,
  numPassedTests: 12,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};
const playwrightReport = {
  stats: { expected: 30, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
};

test('skipped and planned unit tests count as skipped', () => {
  expect(countJest(jestReport)).toEqual({ passed: 12, failed: 0, skipped: 2 });
});

test('a test file that could not be run counts as a failure', () => {
  const report = { ...jestReport, success: false, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(countJest(report).failed).toBe(3);
});

test('a run that failed without a failed test counts as one failure', () => {
  expect(countJest({ ...jestReport, success: false }).failed).toBe(1);
});

test('browser tests that pass only at times and errors outside tests are failures', () => {
  const stats = { expected: 30, unexpected: 2, flaky: 1, skipped: 4 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 30, failed: 4, skipped: 4 });
});

test('counts of both runners are added up', () => {
  const counts = [countJest(jestReport), countPlaywright(playwrightReport)];
  expect(addCounts(counts, 0)).toEqual({ passed: 42, failed: 0, skipped: 2 });
});

test('a failed command is a failure even when all tests passed', () => {
  const counts = [countJest(jestReport), countPlaywright(playwrightReport)];
  expect(addCounts(counts, 1).failed).toBe(1);
});

test('a failed command adds nothing to failures that were counted', () => {
  expect(addCounts([{ passed: 1, failed: 2, skipped: 0 }], 1).failed).toBe(2);
});

test('the line names skipped tests only when there are some', () => {
  expect(formatCounts({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(formatCounts({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
