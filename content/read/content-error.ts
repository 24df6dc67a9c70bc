/** Mistakes in the content, each in one line that names the file, the line, the entry and the field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly string[]) {
    super(`The content is not valid.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/**
 * Runs all checks, whatever the outcome of each.
 *
 * @returns their results
 * @throws ContentError with the mistakes that all of them found, each once
 */
export function collectProblems<Result>(checks: readonly (() => Result)[]): Result[] {
  const problems = new Set<string>();
  const results = checks.flatMap((check) => {
    try {
      return [check()];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      error.problems.forEach((problem) => problems.add(problem));
      return [];
    }
  });
  if (problems.size > 0) throw new ContentError([...problems]);
  return results;
}
