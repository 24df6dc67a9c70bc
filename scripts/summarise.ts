import { readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { runAsEntryPoint } from '@/engine/shared/entry-point';
import { testReports } from '@/scripts/lib/test-reports';

/** Numbers of tests by outcome. A failure that belongs to no single test counts as one. */
type Counts = { passed: number; failed: number; skipped: number };

/** The fields that are read from the reports of Jest and Playwright. */
type Report =
  | Record<
      | 'numPassedTests'
      | 'numFailedTests'
      | 'numRuntimeErrorTestSuites'
      | 'numPendingTests'
      | 'numTodoTests',
      number
    >
  | Pick<JSONReport, 'stats' | 'errors'>;

/** Counts a report. A missing or truncated report counts as a failure, and so does a flaky test. */
function count(path: string): Counts {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    if ('stats' in report) {
      const { expected, unexpected, flaky, skipped } = report.stats;
      return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
    }
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch (error) {
    // On standard error, because standard output contains only the line of counts.
    console.error(`Cannot read ${path}, which counts as a failure: ${(error as Error).message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * Prints the counts of all reports as one line, and exits with 1 if anything failed. The only
 * argument is the exit code of the test command, which covers what has no report, such as lint.
 */
void runAsEntryPoint(import.meta.url, () => {
  const counts = testReports().map((name) => count(`reports/${name}`));
  const sum = (name: keyof Counts) => counts.reduce((total, one) => total + one[name], 0);
  const failed = Number(process.argv[2] ?? 0) === 0 ? sum('failed') : Math.max(sum('failed'), 1);
  const skipped = sum('skipped');
  console.log(
    `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
  if (failed > 0) process.exitCode = 1;
});
