/** Numbers of tests by outcome. A failure that belongs to no single test counts as one. */
export type TestCounts = { passed: number; failed: number; skipped: number };

/** The fields that are read from Jest's JSON report. */
export type JestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
};

/** The fields that are read from Playwright's JSON report. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Failures outside any test, such as a spec that does not compile. */
  errors: unknown[];
};

/** Counts Jest's tests. A run that failed as a whole counts as at least one failure. */
export function countJest(report: JestReport): TestCounts {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: report.success ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts Playwright's tests. A flaky test counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCounts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Adds up counts. If the test command failed and no runner counted a failure (lint, for instance,
 * has no report), that counts as one failure.
 *
 * @param exitCode exit code of the test command
 */
export function addCounts(counts: readonly TestCounts[], exitCode: number): TestCounts {
  const sum = (pick: (count: TestCounts) => number) =>
    counts.reduce((total, count) => total + pick(count), 0);
  const failed = sum((count) => count.failed);
  return {
    passed: sum((count) => count.passed),
    failed: exitCode === 0 ? failed : Math.max(failed, 1),
    skipped: sum((count) => count.skipped),
  };
}

/** Formats counts as `12 passed, 0 failed`, followed by `, 1 skipped` if any test was skipped. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
