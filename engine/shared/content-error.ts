import { inWords, locate, type Finding, type Problem, type Validated } from './problem';

/** Sorts findings by file, in the order of first mention, and within a file by line. */
function sorted(findings: readonly Finding[]): Finding[] {
  const files = [...new Set(findings.map(({ file }) => file))];
  return findings.toSorted(
    (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** Mistakes in the content; the message has a line for each, with its file, line, entry and field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  /** Each mistake once, by file and line. */
  readonly problems: readonly Finding[];

  /** @param sources the files that the problems are in, to look lines up */
  constructor(problems: readonly (Problem | Finding)[], sources: readonly Validated[] = []) {
    const byFile = new Map(sources.map((source) => [source.file, source]));
    const findings = problems.map((problem) => locate(problem, byFile));
    const distinct = new Map(findings.map((finding) => [inWords(finding), finding]));
    const inOrder = sorted([...distinct.values()]);
    const lines = inOrder.map((finding) => `  ${inWords(finding)}`);
    super(`The site’s files are not valid.\n${lines.join('\n')}`);
    this.problems = inOrder;
  }
}

/** Collects what several checks find, so that everything is reported at once. */
export class Report {
  readonly #problems: Finding[] = [];

  /** @param sources the files that the problems are in, to look lines up */
  add(problems: readonly (Problem | Finding)[], sources: readonly Validated[] = []): void {
    this.#problems.push(...new ContentError(problems, sources).problems);
  }

  /** @returns what the check returns; undefined if it finds mistakes, which are collected */
  attempt<Result>(check: () => Result): Result | undefined {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.add(error.problems);
      return undefined;
    }
  }

  /** An error with everything that was found. */
  error(): ContentError {
    return new ContentError(this.#problems);
  }

  /** @throws ContentError with everything that was found, if anything was */
  close(): void {
    if (this.#problems.length > 0) throw this.error();
  }
}
