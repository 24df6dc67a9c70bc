/** Mistakes in the content, each on one line that names the file, line, entry and field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: readonly string[]) {
    super(`The content is not valid.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Sorts problems by file, in the order of first mention, and within a file by line. */
function sorted(problems: Iterable<string>): string[] {
  const places = [...problems].map((problem) => {
    const [, file = '', line = '0'] = /^(.*?)(?::(\d+))?: /.exec(problem) ?? [];
    return { problem, file, line: Number(line) };
  });
  const files = [...new Set(places.map(({ file }) => file))];
  return places
    .toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line)
    .map(({ problem }) => problem);
}

/** Collects what several checks find, so that everything is reported at once. */
export class Report {
  readonly #problems = new Set<string>();

  add(problems: readonly string[]): void {
    problems.forEach((problem) => this.#problems.add(problem));
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

  /** @throws ContentError with everything that was found, each mistake once */
  close(): void {
    if (this.#problems.size > 0) throw new ContentError(sorted(this.#problems));
  }
}
