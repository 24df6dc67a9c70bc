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
import { runAsEntryPoint } from '@/engine/shared/entry-point';

const ONE_FAILURE: TestCounts = { passed: 0, failed: 1, skipped: 0 };

/**
 * Prints the counts of all reports as one line, and exits with 1 if anything failed. The only
 * argument is the exit code of the test command.
 */
void runAsEntryPoint(import.meta.url, () => {
  const counts = addCounts(
    [
      count<JestReport>('reports/jest.json', countJest),
      count<JestReport>('reports/jest-recipes.json', countJest),
      count<JestReport>('reports/jest-translation.json', countJest),
      count<PlaywrightReport>('reports/playwright.json', countPlaywright),
    ],
    Number(process.argv[2] ?? 0),
  );
  console.log(formatCounts(counts));
  if (counts.failed > 0) process.exitCode = 1;
});

/** Counts a report; one that is missing or truncated counts as a failure. */
function count<Report>(path: string, counter: (report: Report) => TestCounts): TestCounts {
  try {
    return counter(JSON.parse(readFileSync(path, 'utf8')) as Report);
  } catch (error) {
    // On standard error, because standard output contains only the one line.
    console.error(`Cannot read ${path}, which counts as a failure: ${(error as Error).message}`);
    return ONE_FAILURE;
  }
}
