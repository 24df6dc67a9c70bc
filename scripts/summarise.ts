import { readFileSync } from 'node:fs';
import {
  addCounts,
  countJest,
  countPlaywright,
  formatCounts,
  type JestReport,
  type PlaywrightReport,
  type TestCounts,
} from '@/scripts/lib/test-counts';
import { runAsEntryPoint } from '@/scripts/lib/entry-point';

const ONE_FAILURE: TestCounts = { passed: 0, failed: 1, skipped: 0 };

/**
 * Prints the counts of both runners as one line, and ends with 1 when anything failed. The exit
 * code of the test command is the only argument.
 */
void runAsEntryPoint(import.meta.url, () => {
  const counts = addCounts(
    [
      count<JestReport>('reports/jest.json', countJest),
      count<PlaywrightReport>('reports/playwright.json', countPlaywright),
    ],
    Number(process.argv[2] ?? 0),
  );
  console.log(formatCounts(counts));
  if (counts.failed > 0) process.exitCode = 1;
});

/** Counts a report; one that is missing or cut short is a failure of its own. */
function count<Report>(path: string, counter: (report: Report) => TestCounts): TestCounts {
  try {
    return counter(JSON.parse(readFileSync(path, 'utf8')) as Report);
  } catch (error) {
    // Standard error, because standard output is the one line.
    console.error(`No counts from ${path}, which is a failure: ${(error as Error).message}`);
    return ONE_FAILURE;
  }
}
