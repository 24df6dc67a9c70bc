/** How many tests ended how. A failure that belongs to no single test counts as one. */
export type TestCounts = { passed: number; failed: number; skipped: number };

/** The part of Jest's JSON report that is read here. */
export type JestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
};

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Failures outside any test, such as a spec that does not compile. */
  errors: unknown[];
};

/** Counts Jest's tests. A run that failed as a whole never counts as one without failures. */
export function countJest(report: JestReport): TestCounts {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: report.success ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts Playwright's tests. One that passes only at times has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCounts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Adds counts up. When the test command failed and no runner counted a failure (lint, for one, has
 * no report), that is one failure.
 *
 * @param exitCode of the test command
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

/** `12 passed, 0 failed`, and `, 1 skipped` if any was. */
export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
